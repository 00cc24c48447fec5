import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { freeInUs } from './TrustRow.fixtures.ts'
import { TrustRow } from './TrustRow.tsx'

const meta = {
  title: 'Commerce/TrustRow',
  component: TrustRow,
  args: { country: freeInUs.country },
} satisfies Meta<typeof TrustRow>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(freeInUs.words)).toBeVisible()
  },
}
export const India: Story = { globals: { country: 'IN' } }
