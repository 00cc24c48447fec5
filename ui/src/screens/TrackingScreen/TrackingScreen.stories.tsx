import type { Meta, StoryObj } from '@storybook/react-vite'
import { estimateDelivery, isoDate } from '@stemside/rules'
import { expect, fn, waitFor, within } from 'storybook/test'
import { booksWithGift, presentOrder, sampleOrder } from '../../commerce/order.fixtures.ts'
import { inFrame, withPage } from '../page.fixtures.tsx'
import { notedReturn } from '../../commerce/return.fixtures.ts'
import { TrackingScreen } from './TrackingScreen.tsx'
import type { World } from '../../test/world.ts'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Screens/Tracking',
  component: TrackingScreen,
  parameters: {
    layout: 'fullscreen',
    docs: inFrame,
    inWorld: ({ country, date }: World) => ({ country, now: `${date}T12:00:00.000Z` }),
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
    // Before an order is found, nothing can fold the only form.
    await expect(canvas.getByText('Look up an order')).not.toBeVisible()
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
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { name: `Order ${sampleOrder.id}` })
    await expect(heading).toBeVisible()
    await expect(canvas.getByText('On its way')).toBeVisible()
    const stages = canvas.getAllByRole('listitem').filter((item) => item.ariaCurrent === 'step')
    await expect(stages.map((stage) => stage.textContent)).toEqual([
      'On its wayNov 23. The courier has the parcel.',
    ])
    await expect(canvas.queryByRole('region', { name: 'How a parcel travels' })).toBeNull()
    await expect(heading).toHaveFocus()
    await expect(canvas.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      `/contact-us?subject=My+order&order=${sampleOrder.id}`,
    )
    await expect(canvas.getByRole('button', { name: 'Track my order' })).not.toBeVisible()
    await userEvent.click(canvas.getByText('Look up an order'))
    await expect(canvas.getByRole('button', { name: 'Track my order' })).toBeVisible()
    await userEvent.click(canvas.getByText('Look up an order'))
  },
}

/** On a phone, the found order stands above the form, so that nobody has to scroll to it. */
export const FoundOnAPhone: Story = {
  globals: { country: 'US', viewport: { value: 'phone' } },
  args: { ...Found.args },
  play: async ({ canvas }) => {
    const order = canvas.getByRole('heading', { name: `Order ${sampleOrder.id}` })
    const form = canvas.getByText('Look up an order')
    await expect(order.getBoundingClientRect().top).toBeLessThan(form.getBoundingClientRect().top)
  },
}

/** Number and email address show the order. A sentence says how its buyer cancels it and prints its invoice (§4.76). */
export const Placed: Story = {
  globals: { country: 'US' },
  args: {
    tracking: { status: 'found', order: sampleOrder },
    onOrderAgain: fn(),
    onOrderCancel: fn(),
    onPrint: fn(),
    onSignIn: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByText(/^To cancel it or to print its invoice, open the link in our email/),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Cancel this order' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Print the invoice' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await expect(args.onSignIn).toHaveBeenCalledWith(
      sampleOrder,
      `/profile/orders/${sampleOrder.id}`,
    )
  },
}

/** The link in a mail has opened the order before it is packed: its buyer cancels it, and prints the invoice (§4.76). */
export const PlacedOpenedByMail: Story = {
  globals: { country: 'US' },
  args: {
    isBuyer: true,
    onOrderAgain: fn(),
    onOrderCancel: fn(),
    onPrint: fn(),
    onSignIn: fn(),
    tracking: { status: 'found', order: presentOrder },
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Log in' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Print the invoice' }))
    await expect(args.onPrint).toHaveBeenCalledOnce()
    const papers = canvasElement.querySelectorAll('article')
    await expect(Array.from(papers, ({ ariaLabel }) => ariaLabel)).toEqual([
      `Invoice for order ${presentOrder.id}`,
    ])
    // After printing, the page prints the order again.
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(canvasElement.querySelector('article')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel this order' }))
    await expect(args.onOrderCancel).toHaveBeenCalledWith(presentOrder)
  },
}

/** Its answer is shown below the buttons. */
export const CancelledByItsBuyer: Story = {
  globals: { country: 'US' },
  args: {
    ...PlacedOpenedByMail.args,
    tracking: { status: 'found', order: { ...presentOrder, status: 'cancelled' } },
    message: { tone: 'success', text: 'Your order is cancelled. We give back $68.24.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/We give back \$68\.24/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Cancel this order' })).toBeNull()
    await expect(canvas.getByText('Given back').nextSibling).toHaveTextContent('$68.24')
    await expect(canvas.getByText(/Your bank may take a few days/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Print the gift slip' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Print the invoice' })).toBeVisible()
  },
}

/** The link in a mail has opened the order, so its buyer sends units back without an account (§4.76). */
export const OpenedByMail: Story = {
  globals: { country: 'US' },
  args: {
    now: '2026-12-05T12:00:00.000Z',
    isBuyer: true,
    onSignIn: fn(),
    tracking: { status: 'found', order: { ...sampleOrder, status: 'delivered' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Send something back' })).toHaveAttribute(
      'href',
      `/returns?order=${sampleOrder.id}`,
    )
    await expect(canvas.queryByText(/open the link in our email/)).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Ask for a piece' })).toHaveAttribute(
      'href',
      '/contact-us?subject=A+part+is+missing+or+broken&order=ST-1042',
    )
  },
}

/** An order that the shopkeeper has shipped, with its tracking number. Stages that nobody has reported show no day. */
export const ShippedByHand: Story = {
  globals: { country: 'US' },
  args: {
    tracking: {
      status: 'found',
      order: {
        ...sampleOrder,
        status: 'shipped',
        steps: [{ status: 'shipped', at: '2026-11-25T15:00:00.000Z' }],
        trackingNumber: '1Z999AA10123456784',
      },
      delivery: estimateDelivery('US', isoDate(2026, 11, 23)),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1Z999AA10123456784')).toBeVisible()
    const stages = canvas.getAllByRole('listitem').map((stage) => stage.textContent.trim())
    await expect(stages.slice(0, 4)).toEqual([
      'PlacedNov 21',
      'Packed',
      'On its wayNov 25. The courier has the parcel.',
      'Delivered, still to come',
    ])
  },
}

/** The shopkeeper has not sent it in time. No day that is over is named as the day of its arrival. */
export const Late: Story = {
  globals: { country: 'US', date: '2026-12-10' },
  args: {
    tracking: {
      status: 'found',
      order: { ...sampleOrder, steps: [] },
      delivery: estimateDelivery('US', isoDate(2026, 11, 21)),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: `Order ${sampleOrder.id}` })).toBeVisible()
    await expect(canvas.queryByText(/Arrives/)).toBeNull()
  },
}

/** The buyer cannot cancel this order: its e-storybooks stay the buyer's, and the gift was free. */
export const BooksAndAFreeGift: Story = {
  globals: { country: 'US' },
  args: { tracking: { status: 'found', order: booksWithGift } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: `Order ${booksWithGift.id}` })).toBeVisible()
    await expect(canvas.getByText(/^To print its invoice, open the link/)).toBeVisible()
    await expect(canvas.queryByText(/cancel/)).toBeNull()
  },
}

/** Orders of this browser need no typing. */
export const OwnOrders: Story = {
  args: { orderIds: [sampleOrder.id, 'STEM-22222-22222'] },
  play: async ({ canvas }) => {
    const own = within(canvas.getByRole('navigation', { name: 'Ordered on this device' }))
    await expect(own.getByRole('link', { name: sampleOrder.id })).toHaveAttribute(
      'href',
      `/tracking?order=${sampleOrder.id}`,
    )
  },
}

export const Cancelled: Story = {
  globals: { country: 'US' },
  args: { tracking: { status: 'found', order: { ...sampleOrder, status: 'cancelled' } } },
}

/** Its buyer reads what has become of the money, with or without an account. */
export const SentBack: Story = {
  globals: { country: 'US' },
  args: {
    now: '2026-12-05T12:00:00.000Z',
    tracking: {
      status: 'found',
      order: { ...sampleOrder, status: 'returned' },
      returns: [{ ...notedReturn, status: 'refunded' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This order was sent back.')).toBeVisible()
    const back = canvas.getByRole('region', { name: 'Your returns' })
    await expect(back).toHaveTextContent('$29.25 has been given back.')
    await expect(back).not.toHaveTextContent('Post it by')
    await expect(canvas.queryByRole('link', { name: 'How to send it' })).toBeNull()
  },
}

/** Units of a noted return cannot be sent back again. Its page says how to send them. */
export const ReturnNoted: Story = {
  globals: { country: 'US' },
  args: {
    now: '2026-12-05T12:00:00.000Z',
    tracking: {
      status: 'found',
      order: { ...sampleOrder, status: 'delivered' },
      returns: [{ ...notedReturn, lines: sampleOrder.lines }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/post it by December 16, 2026\. \$29\.25 is/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'How to send it' })).toHaveAttribute(
      'href',
      `/returns?order=${sampleOrder.id}`,
    )
    await expect(canvas.queryByRole('link', { name: 'Send something back' })).toBeNull()
  },
}

export const Unknown: Story = {
  args: { tracking: { status: 'unknown' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We know no order')
  },
}

export const Unreachable: Story = { args: { tracking: { status: 'unreachable' } } }

/** A guest orders the same toys again. */
export const OrdersAgain: Story = {
  globals: { country: 'US' },
  args: {
    tracking: { status: 'found', order: { ...sampleOrder, status: 'delivered' } },
    onOrderAgain: fn(),
    message: {
      tone: 'success',
      text: 'Back in your cart: Orboot Mars. Plugo Link is out of stock.',
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Order again' }))
    await expect(args.onOrderAgain).toHaveBeenCalled()
    await expect(canvas.getByText(/Back in your cart/)).toBeVisible()
  },
}

/** A guest prints the gift slip of a present: the message and the toys, without prices. */
export const Present: Story = {
  globals: { country: 'US' },
  args: {
    tracking: { status: 'found', order: presentOrder },
    onOrderAgain: fn(),
    onPrint: fn(),
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Print the gift slip' }))
    await expect(args.onPrint).toHaveBeenCalled()
    const slip = canvasElement.querySelector('article')
    await expect(slip).toHaveTextContent('Happy birthday, Ada!')
    await expect(slip).not.toHaveTextContent('$')
    // After printing, the page prints the order again.
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(canvasElement.querySelector('article')).toBeNull())
  },
}
