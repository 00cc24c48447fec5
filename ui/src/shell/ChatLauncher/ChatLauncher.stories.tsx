import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ChatLauncher } from './ChatLauncher.tsx'

const meta = {
  title: 'Shell/ChatLauncher',
  component: ChatLauncher,
  args: { onOpen: fn() },
} satisfies Meta<typeof ChatLauncher>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Chat with us' }))
    await expect(args.onOpen).toHaveBeenCalled()
  },
}
