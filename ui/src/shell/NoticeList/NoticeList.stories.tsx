import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { blocked, moved, unreachable } from './NoticeList.fixtures.ts'
import { NoticeList } from './NoticeList.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Shell/NoticeList',
  component: NoticeList,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: { notices: [moved], onClose: fn() },
} satisfies Meta<typeof NoticeList>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const ClosesANotice: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(moved.message)
    await userEvent.click(canvas.getByRole('button', { name: `Close: ${moved.message}` }))
    await expect(args.onClose).toHaveBeenCalledWith(moved.id)
  },
}

export const Two: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  args: { notices: [moved, blocked] },
}

const retry = fn()
export const WithAction: Story = {
  args: { notices: [{ ...unreachable, action: { label: 'Try again', onPress: retry } }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalled()
  },
}

export const None: Story = { args: { notices: [] } }
