import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DeliveryEstimate } from './DeliveryEstimate.tsx'

const meta = {
  title: 'Commerce/DeliveryEstimate',
  component: DeliveryEstimate,
  args: { country: 'US', dates: { earliest: '2026-11-25', latest: '2026-11-30' } },
} satisfies Meta<typeof DeliveryEstimate>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nov 25/)).toBeVisible()
  },
}
export const NotKnownYet: Story = { args: { dates: undefined } }
export const India: Story = { args: { country: 'IN' } }
