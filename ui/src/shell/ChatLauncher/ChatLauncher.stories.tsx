import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ChatLauncher } from './ChatLauncher.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Shell/ChatLauncher',
  component: ChatLauncher,
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  args: { onOpen: fn() },
} satisfies Meta<typeof ChatLauncher>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const Opens: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Chat with us' }))
    await expect(args.onOpen).toHaveBeenCalled()
  },
}
