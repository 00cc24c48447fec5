import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sessions } from './ProfileMenu.fixtures.ts'
import { ProfileMenu } from './ProfileMenu.tsx'

const meta = {
  title: 'Shell/ProfileMenu',
  component: ProfileMenu,
  args: {
    session: sessions.member,
    onLogIn: fn(),
    onLogOut: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', justifyItems: 'end', minHeight: 460 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProfileMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Account of Sam'))
    await expect(canvas.getAllByRole('link')).toHaveLength(6)
    await userEvent.click(canvas.getByRole('button', { name: 'Log Out' }))
    await expect(args.onLogOut).toHaveBeenCalled()
  },
}

export const Visitor: Story = {
  args: { session: sessions.visitor },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log In' }))
    await expect(args.onLogIn).toHaveBeenCalled()
  },
}

export const Loading: Story = { args: { session: sessions.loading } }

export const LeftByEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Account of Sam'))
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Edit Profile' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByText('Hi, Sam')).not.toBeVisible()
    await expect(canvas.getByText('Account of Sam').closest('summary')).toHaveFocus()
  },
}
