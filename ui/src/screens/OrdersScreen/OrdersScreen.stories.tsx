import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleOrders } from '../../commerce/order.fixtures.ts'
import { compared } from '../../test/compared.ts'
import { inFrame, withPage } from '../page.fixtures.tsx'
import { inProfileFrame } from '../ProfileFrame/ProfileFrame.fixtures.tsx'
import { OrdersScreen } from './OrdersScreen.tsx'

const meta = {
  title: 'Screens/Orders',
  component: OrdersScreen,
  parameters: { layout: 'fullscreen', docs: inFrame },
  globals: { session: 'member' },
  decorators: [
    inProfileFrame({ heading: 'Orders', path: '/profile/orders', what: 'Your orders' }),
    withPage,
  ],
  args: { orders: sampleOrders },
} satisfies Meta<typeof OrdersScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Every status of an order (§4.36). */
export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const LinksToEachOrder: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    const newest = canvas.getByRole('link', { name: /Order ST-1042/ })
    await expect(newest).toHaveAttribute('href', '/profile/orders/ST-1042')
    await expect(newest).toHaveTextContent('Placed')
    await expect(canvas.getByRole('link', { name: /Order ST-1050/ })).toHaveTextContent('₹3,998')
  },
}

export const Empty: Story = {
  args: { orders: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See all toys' })).toHaveAttribute(
      'href',
      '/shop',
    )
  },
}
