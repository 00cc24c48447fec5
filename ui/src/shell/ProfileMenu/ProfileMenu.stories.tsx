import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ProfileMenu } from './ProfileMenu.tsx'

const meta = {
  title: 'Shell/ProfileMenu',
  component: ProfileMenu,
  args: {
    session: { status: 'authenticated', name: 'Sam' },
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
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Account of Sam'))
    await expect(canvas.getAllByRole('link')).toHaveLength(6)
    await userEvent.click(canvas.getByRole('button', { name: 'Log Out' }))
    await expect(args.onLogOut).toHaveBeenCalled()
  },
}

export const Visitor: Story = {
  args: { session: { status: 'unauthenticated' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log In' }))
    await expect(args.onLogIn).toHaveBeenCalled()
  },
}

export const Loading: Story = { args: { session: { status: 'loading' } } }
