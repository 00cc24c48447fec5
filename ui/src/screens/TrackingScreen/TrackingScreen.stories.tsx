import type { Meta, StoryObj } from '@storybook/react-vite'
import { estimateDelivery, isoDate } from '@stemside/rules'
import { expect, fn, within } from 'storybook/test'
import { sampleOrder } from '../../commerce/order.fixtures.ts'
import { inFrame, withPage } from '../page.fixtures.tsx'
import { TrackingScreen } from './TrackingScreen.tsx'
import type { World } from '../../test/world.ts'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Screens/Tracking',
  component: TrackingScreen,
  parameters: {
    layout: 'fullscreen',
    docs: inFrame,
    inWorld: ({ country, date }: World) => ({ country, today: date }),
  },
  decorators: [withPage],
  args: { country: 'US', tracking: { status: 'idle' }, onTrack: fn() },
} satisfies Meta<typeof TrackingScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Before an order is found, the page shows how one of today would travel, by the store's date. */
export const Journey: Story = {
  tags: ['compared'],
  globals: { country: 'US', date: '2026-11-23' },
  parameters: { chromatic: compared },
  play: async ({ canvas }) => {
    const stages = within(canvas.getByRole('region', { name: 'How a parcel travels' }))
    await expect(stages.getAllByRole('listitem').map((stage) => stage.textContent)).toEqual([
      'PlacedNov 23',
      'PackedNov 24',
      'On its wayNov 25',
      'DeliveredDec 1',
    ])
  },
}

/** The sample order was paid in dollars. */
export const Found: Story = {
  tags: ['matrix', 'compared'],
  globals: { country: 'US' },
  parameters: { chromatic: compared },
  args: {
    initialValues: { orderId: sampleOrder.id, email: sampleOrder.customer.email },
    tracking: {
      status: 'found',
      order: { ...sampleOrder, status: 'shipped' },
      delivery: estimateDelivery('US', isoDate(2026, 11, 21)),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: `Order ${sampleOrder.id}` })).toBeVisible()
    await expect(canvas.getByText('On its way')).toBeVisible()
    const stages = canvas.getAllByRole('listitem').filter((item) => item.ariaCurrent === 'step')
    await expect(stages.map((stage) => stage.textContent)).toEqual([
      'On its wayNov 23. The courier has the parcel.',
    ])
    await expect(canvas.queryByRole('region', { name: 'How a parcel travels' })).toBeNull()
  },
}

export const Cancelled: Story = {
  globals: { country: 'US' },
  args: { tracking: { status: 'found', order: { ...sampleOrder, status: 'cancelled' } } },
}

export const Unknown: Story = {
  args: { tracking: { status: 'unknown' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We know no order')
  },
}

export const Unreachable: Story = { args: { tracking: { status: 'unreachable' } } }
