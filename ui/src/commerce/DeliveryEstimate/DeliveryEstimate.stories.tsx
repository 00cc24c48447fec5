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
export const WithCost: Story = {
  tags: ['matrix'],
  args: { value: 45_49 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Shipping $5.99, free from $49.00')).toBeVisible()
  },
}

export const FreeOfCharge: Story = {
  args: { value: 54_99 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free shipping')).toBeVisible()
  },
}

export const NotKnownYet: Story = { args: { dates: undefined } }
export const India: Story = { args: { country: 'IN' } }
