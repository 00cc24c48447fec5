import type { Meta, StoryObj } from '@storybook/react-vite'
import { estimateDelivery, isoDate } from '@stemside/rules'
import { expect, fn } from 'storybook/test'
import { sampleOrder } from '../../commerce/order.fixtures.ts'
import { inFrame, withPage } from '../page.fixtures.tsx'
import { TrackingScreen } from './TrackingScreen.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Screens/Tracking',
  component: TrackingScreen,
  parameters: { layout: 'fullscreen', docs: inFrame },
  decorators: [withPage],
  args: { tracking: { status: 'idle' }, onTrack: fn() },
} satisfies Meta<typeof TrackingScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Found: Story = {
  tags: ['matrix', 'compared'],
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
  },
}

export const Cancelled: Story = {
  args: { tracking: { status: 'found', order: { ...sampleOrder, status: 'cancelled' } } },
}

export const Unknown: Story = {
  args: { tracking: { status: 'unknown' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We know no order')
  },
}

export const Unreachable: Story = { args: { tracking: { status: 'unreachable' } } }
