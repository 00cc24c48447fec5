import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { blocked, moved } from './NoticeList.fixtures.ts'
import { NoticeList } from './NoticeList.tsx'

const meta = {
  title: 'Shell/NoticeList',
  component: NoticeList,
  args: { notices: [moved], onDismiss: fn() },
} satisfies Meta<typeof NoticeList>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(moved.message)
    await userEvent.click(canvas.getByRole('button', { name: `Close: ${moved.message}` }))
    await expect(args.onDismiss).toHaveBeenCalledWith(moved.id)
  },
}

export const Two: Story = { tags: ['matrix'], args: { notices: [moved, blocked] } }

export const None: Story = { args: { notices: [] } }
