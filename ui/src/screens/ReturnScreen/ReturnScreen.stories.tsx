import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import {
  arrivedOrder,
  bookLine,
  globesLine,
  indianOrder,
  orderWithBook,
  sampleOrder,
} from '../../commerce/order.fixtures.ts'
import { notedReturn, returnWithShipping } from '../../commerce/return.fixtures.ts'
import { compared } from '../../test/compared.ts'
import { inFrame, withPage } from '../page.fixtures.tsx'
import { inProfileFrame } from '../ProfileFrame/ProfileFrame.fixtures.tsx'
import { ReturnScreen } from './ReturnScreen.tsx'

const globe = { sku: 'orboot', quantity: 1 }

const meta = {
  title: 'Screens/Return',
  component: ReturnScreen,
  parameters: { layout: 'fullscreen', docs: inFrame },
  globals: { session: 'member' },
  decorators: [
    inProfileFrame({ heading: 'Returns', path: '/profile/returns', what: 'Your returns' }),
    withPage,
  ],
  args: {
    order: arrivedOrder,
    returns: [],
    now: '2026-12-05T12:00:00.000Z',
    onSubmit: fn(),
    onLabelPrint: fn(),
  },
} satisfies Meta<typeof ReturnScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const SendsOneBack: Story = {
  tags: ['played', 'compared'],
  parameters: { chromatic: compared },
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByText(/^Tell us by December 30, 2026 .* within 14 days after/),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'One Orboot Mars more' }))
    await expect(canvas.getByText('We give back $24.99')).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Why?'), 'damaged')
    await userEvent.type(canvas.getByLabelText(/Anything that helps/), 'A crack.')
    await userEvent.click(canvas.getByRole('button', { name: 'Start this return' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      lines: [{ sku: 'orboot_mars', quantity: 1 }],
      reason: 'damaged',
      comment: 'A crack.',
    })
  },
}

/** The sum changes with the reason: for damaged or wrong toys it includes the shipping. */
export const WithShipping: Story = {
  tags: ['played'],
  args: { order: { ...orderWithBook, status: 'delivered' } },
  play: async ({ canvas, userEvent }) => {
    const why = canvas.getByLabelText('Why?')
    await expect(canvas.getByText('We give back $31.84')).toBeVisible()
    await expect(
      canvas.getByText(/after sets and coupon\. Shipping is given back, too, if/),
    ).toBeVisible()
    // Who pays the postage is said before a reason is chosen, too.
    await expect(canvas.getByText(/^You pay the postage\. If something is broken/)).toBeVisible()
    await userEvent.selectOptions(why, 'wrong-item')
    await expect(canvas.getByText('We give back $37.83')).toBeVisible()
    await expect(canvas.getByText(/and the \$5\.99 that shipping cost\./)).toBeVisible()
    await userEvent.selectOptions(why, 'no-longer-wanted')
    await expect(canvas.getByText('We give back $31.84')).toBeVisible()
    await expect(canvas.getByText(/Shipping is not given back\./)).toBeVisible()
  },
}

/** An earlier return of damaged toys gives the shipping back. */
export const ShippingGivenBackBefore: Story = {
  args: {
    order: { ...orderWithBook, status: 'delivered', lines: [globesLine] },
    returns: [{ ...returnWithShipping, lines: [globe] }],
    typed: { reason: 'damaged' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One Orboot Earth more' }))
    await expect(canvas.getByText(/Shipping is given back with an earlier return\./)).toBeVisible()
  },
}

/** Whole units, and no more than were bought (§4.37). */
export const SeveralOfOne: Story = {
  globals: { country: 'IN' },
  args: { order: { ...indianOrder, status: 'delivered' } },
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'One Orboot Dinos more' })
    await userEvent.click(more)
    await userEvent.click(more)
    await expect(canvas.getByText('We give back ₹3,998')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '2 at most' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

/** Whoever misses a piece need not send the whole toy back. */
export const OnePieceMissing: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent }) => {
    const why = canvas.getByLabelText('Why?')
    await userEvent.selectOptions(why, 'parts-missing')
    await expect(canvas.getByRole('link', { name: 'Ask for a piece' })).toHaveAttribute(
      'href',
      '/contact-us?subject=A+part+is+missing+or+broken&order=ST-1007',
    )
    await userEvent.selectOptions(why, 'no-longer-wanted')
    await expect(canvas.queryByRole('link', { name: 'Ask for a piece' })).toBeNull()
  },
}

export const NothingChosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start this return' }))
    await expect(canvas.getByText('Please choose what you send back')).toBeVisible()
    await expect(canvas.getByText('Please choose a reason')).toBeVisible()
    const units = canvas.getByRole('group', { name: 'What comes back?' })
    await expect(units).toHaveFocus()
    await expect(units).toHaveAccessibleDescription('Please choose what you send back')
    await userEvent.click(canvas.getByRole('button', { name: 'One Orboot Mars more' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Start this return' }))
    await expect(canvas.getByLabelText('Why?')).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** The page was left to sign in again: units, reason and words are back (§4.70). */
export const TypedBefore: Story = {
  args: { typed: { orboot_mars: '1', reason: 'damaged', comment: 'A crack.' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start this return' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      lines: [{ sku: 'orboot_mars', quantity: 1 }],
      reason: 'damaged',
      comment: 'A crack.',
    })
  },
}

export const Sending: Story = { args: { isSending: true } }

export const Failed: Story = {
  args: {
    message:
      'The store could not be reached. Nothing that you typed is lost. Please try again in a moment.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/could not be reached/)).toBeVisible()
  },
}

export const Noted: Story = {
  tags: ['compared'],
  parameters: { chromatic: compared },
  args: { returns: [returnWithShipping], notedId: returnWithShipping.id },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your return is noted' })).toHaveFocus()
    await expect(canvas.getByRole('heading', { name: 'Send something more back' })).toBeVisible()
    await expect(canvas.queryByRole('group', { name: 'Plugo Link' })).toBeNull()
    await expect(canvas.getByText(/once the parcel is here/)).toHaveTextContent(
      'We give back $35.24 once the parcel is here, the way it was paid. That includes the $5.99 that shipping cost.',
    )
    await expect(canvas.getByText(/Post it by/)).toHaveTextContent(
      /^Post it by December 16, 2026, to ?Stemside Returns/,
    )
    await expect(canvas.getByText(/^We pay the postage/)).toBeVisible()
  },
}

/** §4.75: on paper the page is the label. Who has changed their mind pays the postage. */
export const PrintsTheLabel: Story = {
  tags: ['played'],
  args: { returns: [{ ...notedReturn, reason: 'no-longer-wanted' }] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('You pay the postage.')).toBeVisible()
    const label = canvas.getByLabelText('Address label for order ST-1007')
    await expect(label).not.toBeVisible()
    await expect(label).toHaveTextContent(
      /^FromRobin Example1 Sample StreetSpringfield, Illinois 62701United StatesToStemside Returns.*Order ST-1007$/,
    )
    const heading = canvas.getByRole('heading', { name: 'Your return is noted' })
    await expect(heading.closest('[data-print]')).toHaveAttribute('data-print', 'never')
    await expect(heading).not.toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Print the address label' }))
    await expect(args.onLabelPrint).toHaveBeenCalled()
  },
}

/** The account's orders no longer list the order: the label has no sender. */
export const NotedWithoutOrder: Story = {
  args: { returns: [notedReturn], order: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Address label for order ST-1007')).toHaveTextContent(
      /^ToStemside Returns/,
    )
  },
}

/** Each parcel has its own last day. The steps stay until the parcel is here, also if nothing more can be sent. */
export const SeveralNoted: Story = {
  args: {
    returns: [
      { ...notedReturn, id: 'r3', lines: [globe], requestedAt: '2026-12-04T08:00:00.000Z' },
      { ...notedReturn, lines: [globe] },
    ],
    order: { ...arrivedOrder, lines: [globesLine] },
  },
  play: async ({ canvas }) => {
    const days = canvas.getAllByText(/^Post it by/).map((step) => step.textContent)
    await expect(days[0]).toMatch(/^Post it by December 18/)
    await expect(days[1]).toMatch(/^Post it by December 16/)
    await expect(canvas.getAllByRole('button', { name: 'Print the address label' })).toHaveLength(1)
    await expect(canvas.queryByRole('button', { name: 'Start this return' })).toBeNull()
  },
}

/** A unit that an earlier return has left is not chosen: the shopper may want to keep it. */
export const OneUnitLeft: Story = {
  args: {
    order: { ...arrivedOrder, lines: [globesLine] },
    returns: [{ ...notedReturn, lines: [globe] }],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Choose what you send back to see what you get back'),
    ).toBeVisible()
  },
}

export const NotArrived: Story = { args: { order: { ...sampleOrder, status: 'shipped' } } }

/** The only unit of an order is chosen from the start. */
export const OnlyUnit: Story = {
  args: { order: { ...arrivedOrder, lines: [{ ...globesLine, quantity: 1 }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Orboot Earth/ })).toHaveValue('1')
    await expect(canvas.getByText(/^We give back \$[1-9]/)).toBeVisible()
  },
}

/** Once the return of the only unit is noted, no second form follows. */
export const OnlyUnitNoted: Story = {
  args: {
    order: { ...arrivedOrder, lines: [{ ...globesLine, quantity: 1 }] },
    returns: [{ ...notedReturn, lines: [globe] }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your return is noted' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Start this return' })).toBeNull()
  },
}

export const Cancelled: Story = { args: { order: { ...sampleOrder, status: 'cancelled' } } }
export const AllSentBack: Story = { args: { order: { ...sampleOrder, status: 'returned' } } }
export const EStorybooks: Story = {
  args: {
    order: {
      ...arrivedOrder,
      gifts: [],
      lines: [bookLine],
    },
  },
}

export const TooLate: Story = {
  args: { now: '2026-12-31T12:00:00.000Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The 30 days for sending this order back ended/)).toBeVisible()
  },
}

export const Unknown: Story = { args: { order: undefined } }
