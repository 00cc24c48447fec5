import { minor } from '@stemside/rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { World } from '../../test/world.ts'
import { deliveryIn } from './DeliveryEstimate.fixtures.ts'
import { DeliveryEstimate } from './DeliveryEstimate.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Commerce/DeliveryEstimate',
  component: DeliveryEstimate,
  parameters: { inWorld: ({ country, date }: World) => deliveryIn(country, date) },
  args: deliveryIn('US', '2026-11-21'),
} satisfies Meta<typeof DeliveryEstimate>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const ShowsTheDay: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nov 25/)).toBeVisible()
  },
}
export const WithCost: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  args: { value: minor(45_49) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Shipping $5.99, free from $49')).toBeVisible()
  },
}

export const FreeOfCharge: Story = {
  args: { value: minor(54_99) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Free shipping' })).toHaveAttribute(
      'href',
      '/delivery',
    )
  },
}

export const NotKnownYet: Story = {
  parameters: { inWorld: () => ({ dates: undefined }) },
}

export const India: Story = { globals: { country: 'IN' } }
