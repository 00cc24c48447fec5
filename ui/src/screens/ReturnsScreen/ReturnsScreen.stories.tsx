import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleOrders, indianOrderPaidByCard } from '../../commerce/order.fixtures.ts'
import { sampleReturns, freeReturn, refundedReturn } from '../../commerce/return.fixtures.ts'
import { compared } from '../../test/compared.ts'
import { inFrame, withPage } from '../page.fixtures.tsx'
import { inProfileFrame } from '../ProfileFrame/ProfileFrame.fixtures.tsx'
import { ReturnsScreen } from './ReturnsScreen.tsx'

const meta = {
  title: 'Screens/Returns',
  component: ReturnsScreen,
  parameters: { layout: 'fullscreen', docs: inFrame },
  globals: { session: 'member' },
  decorators: [
    inProfileFrame({ heading: 'Returns', path: '/profile/returns', what: 'Your returns' }),
    withPage,
  ],
  args: { returns: sampleReturns, orders: sampleOrders, now: '2026-12-05T12:00:00.000Z' },
} satisfies Meta<typeof ReturnsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const ListsReturns: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Waiting for your parcel')).toBeVisible()
    // Only the return whose parcel is not here yet says where to send it (§4.75).
    await expect(
      canvas.getByText(
        /^Post the parcel by December 16, 2026, to Stemside Returns, .* We pay the postage/,
      ),
    ).toBeVisible()
    await expect(canvas.getAllByText(/postage/)).toHaveLength(1)
    await expect(canvas.getByRole('link', { name: 'Print the address label' })).toHaveAttribute(
      'href',
      '/profile/returns?order=ST-1007',
    )
    await expect(canvas.getByText(/We have given back ₹1,999/)).toBeVisible()
    const open = canvas.getByRole('region', { name: 'Send something back' })
    await expect(open.querySelectorAll('a')).toHaveLength(1)
    await expect(open.querySelector('a')).toHaveAttribute('href', '/profile/returns?order=ST-1007')
  },
}

/** A gift card gets back what it has paid first; nothing is given back for what cost nothing. */
export const ToAGiftCard: Story = {
  tags: ['played'],
  args: {
    orders: [indianOrderPaidByCard],
    returns: [freeReturn, refundedReturn],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('We have given back ₹1,999. It is on your gift card again.'),
    ).toBeVisible()
    await expect(
      canvas.getByText('Nothing was paid for it, so nothing is given back.'),
    ).toBeVisible()
    await expect(canvas.queryByText(/bank/)).toBeNull()
  },
}

export const Empty: Story = {
  args: { returns: [], orders: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have sent nothing back.')).toBeVisible()
    await expect(canvas.getByText(/Nothing can be sent back today/)).toBeVisible()
  },
}
