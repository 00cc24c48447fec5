import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { missing, retry } from './MissingPart.fixtures.ts'
import { MissingPart } from './MissingPart.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Shell/MissingPart',
  component: MissingPart,
  args: { ...missing, onRetry: fn() },
} satisfies Meta<typeof MissingPart>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const Retries: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: retry }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
}
