import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { orderStages } from './OrderProgress.fixtures.ts'
import { OrderProgress } from './OrderProgress.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Commerce/OrderProgress',
  component: OrderProgress,
  args: { status: 'shipped' },
} satisfies Meta<typeof OrderProgress>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const MarksTheCurrentStep: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    const [, , onItsWay, delivered] = canvas.getAllByRole('listitem')
    await expect(onItsWay).toHaveAttribute('aria-current', 'step')
    await expect(delivered).toHaveTextContent('Delivered, still to come')
  },
}

/** Days that are still to come are those that the store expects. */
export const WithDays: Story = {
  globals: { country: 'IN' },
  args: {
    country: 'IN',
    days: {
      placed: '2026-11-21',
      packed: '2026-11-22',
      shipped: '2026-11-23',
      delivered: '2026-11-30',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').at(-1)).toHaveTextContent('30 Nov')
  },
}

export const AllStages: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      {orderStages.map((status) => (
        <OrderProgress key={status} status={status} />
      ))}
    </div>
  ),
}
