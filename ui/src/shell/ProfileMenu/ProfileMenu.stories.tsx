import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { sessions } from './ProfileMenu.fixtures.ts'
import type { World } from '../../test/world.ts'
import { ProfileMenu } from './ProfileMenu.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Shell/ProfileMenu',
  component: ProfileMenu,
  parameters: { inWorld: ({ session }: World) => ({ session: sessions[session] }) },
  args: {
    session: sessions.member,
    onLogIn: fn(),
    onLogOut: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', placeItems: 'start end', minHeight: 460 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProfileMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  globals: { session: 'member' },
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Account of Sam'))
    await expect(canvas.getAllByRole('link')).toHaveLength(6)
    await userEvent.click(canvas.getByRole('button', { name: 'Log Out' }))
    await expect(args.onLogOut).toHaveBeenCalled()
  },
}

export const Visitor: Story = {
  globals: { session: 'visitor' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log In' }))
    await expect(args.onLogIn).toHaveBeenCalled()
  },
}

export const Loading: Story = {
  parameters: { inWorld: () => ({ session: sessions.loading }) },
}

export const LeftByEscape: Story = {
  globals: { session: 'member' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Account of Sam'))
    await waitFor(() => expect(canvas.getByText('Hi, Sam')).toBeVisible())
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Edit Profile' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByText('Hi, Sam')).not.toBeVisible())
    await expect(canvas.getByText('Account of Sam').closest('summary')).toHaveFocus()
  },
}
