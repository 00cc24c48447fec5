import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import {
  arrivedOrder,
  booksWithGift,
  indianOrder,
  orderWithBook,
  presentOrder,
  sampleOrder,
} from '../../commerce/order.fixtures.ts'
import { sampleReturns } from '../../commerce/return.fixtures.ts'
import { compared } from '../../test/compared.ts'
import { inFrame, withPage } from '../page.fixtures.tsx'
import { inProfileFrame } from '../ProfileFrame/ProfileFrame.fixtures.tsx'
import { OrderScreen } from './OrderScreen.tsx'

const meta = {
  title: 'Screens/Order',
  component: OrderScreen,
  parameters: { layout: 'fullscreen', docs: inFrame },
  globals: { session: 'member' },
  decorators: [
    inProfileFrame({ heading: 'Orders', path: '/profile/orders', what: 'Your orders' }),
    withPage,
  ],
  args: {
    order: sampleOrder,
    now: '2026-11-21T12:00:00.000Z',
    onOrderCancel: fn(),
    onOrderAgain: fn(),
    onPrint: fn(),
  },
} satisfies Meta<typeof OrderScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Not packed yet: it can be cancelled (§4.37). */
export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const ReportsEachPress: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel this order' }))
    await expect(args.onOrderCancel).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Order again' }))
    await expect(args.onOrderAgain).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Print the invoice' }))
    await expect(args.onPrint).toHaveBeenCalled()
    await expect(canvas.queryByRole('link', { name: 'Send something back' })).toBeNull()
  },
}

/** An order that the shopkeeper has shipped, with its tracking number. */
export const ShippedByHand: Story = {
  args: {
    order: {
      ...sampleOrder,
      status: 'shipped',
      steps: [{ status: 'shipped', at: '2026-11-25T15:00:00.000Z' }],
      trackingNumber: '1Z999AA10123456784',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1Z999AA10123456784')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Ask for a piece' })).toBeNull()
    await expect(canvas.getByText('On its way')).toHaveTextContent('Nov 25')
    await expect(canvas.getByText('Delivered')).toHaveTextContent(/^Delivered, still to come$/)
  },
}

/** Arrived: units can be sent back, until a day that it names. */
export const Delivered: Story = {
  args: { order: arrivedOrder, now: '2026-12-05T12:00:00.000Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Send something back' })).toHaveAttribute(
      'href',
      '/profile/returns?order=ST-1007',
    )
    await expect(canvas.getByText(/^Tell us by December 30, 2026/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ask for a piece' })).toHaveAttribute(
      'href',
      '/contact-us?subject=A+part+is+missing+or+broken&order=ST-1007',
    )
    await expect(canvas.queryByRole('button', { name: 'Cancel this order' })).toBeNull()
  },
}

/** §4.37: 30 days. */
export const TooLateToSendBack: Story = {
  args: { order: arrivedOrder, now: '2026-12-31T12:00:00.000Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ended on December 30, 2026/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Send something back' })).toBeNull()
  },
}

/** §2.70: the book opens here; the toy is on its way. */
export const WithEStorybook: Story = {
  tags: ['compared'],
  parameters: { chromatic: compared },
  args: { order: orderWithBook },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Read it now' })).toHaveAttribute(
      'href',
      '/storybooks/read/ST-1044/whos_the_monster_in_oko',
    )
  },
}

/** The buyer cannot cancel this order: its e-storybooks stay the buyer's, and the gift was free. */
export const BooksAndAFreeGift: Story = {
  args: { order: booksWithGift },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Order again' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Cancel this order' })).toBeNull()
    await expect(canvas.queryByText(/You can cancel/)).toBeNull()
  },
}

/** The gift slip is the paper without prices. */
export const Present: Story = {
  args: { order: presentOrder },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const papers = () =>
      Array.from(canvasElement.querySelectorAll('article')).map((paper) =>
        paper.getAttribute('aria-label'),
      )
    await expect(papers()).toEqual(['Invoice for order ST-1045'])
    await userEvent.click(canvas.getByRole('button', { name: 'Print the gift slip' }))
    await expect(args.onPrint).toHaveBeenCalled()
    await expect(papers()).toEqual(['Gift slip for order ST-1045'])
    const slip = canvasElement.querySelector('article')
    await expect(slip).toHaveTextContent('Happy birthday, Ada!')
    await expect(slip).not.toHaveTextContent('$')
  },
}

export const PartlySentBack: Story = {
  args: {
    order: indianOrder,
    returns: sampleReturns.filter(({ orderId }) => orderId === indianOrder.id),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1 × Orboot Dinos: ₹1,999 has been given back\./)).toBeVisible()
  },
}

export const Cancelled: Story = {
  args: {
    order: { ...sampleOrder, status: 'cancelled' },
    message: { tone: 'success', text: 'Your order is cancelled. We give back $68.24.' },
  },
}

export const OrderedAgainInPart: Story = {
  args: {
    order: arrivedOrder,
    message: {
      tone: 'success',
      text: 'Back in your cart: Orboot Mars. Plugo Link is out of stock.',
    },
  },
}

export const Waiting: Story = { args: { pending: 'cancel' } }

export const CancellingRefused: Story = {
  args: {
    order: { ...sampleOrder, status: 'packed' },
    message: {
      tone: 'danger',
      text: 'This order is packed already, so it cannot be cancelled. You can send it back once it has arrived.',
    },
  },
}

export const Unknown: Story = {
  args: { order: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'We know no such order' })).toBeVisible()
  },
}
