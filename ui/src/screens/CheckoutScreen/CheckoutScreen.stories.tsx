import type { Meta, StoryObj } from '@storybook/react-vite'
import { nothing, splitByGiftCard, type CountryCode } from '@stemside/rules'
import { expect, fn } from 'storybook/test'
import { cartIn } from '../../commerce/cart.fixtures.ts'
import { belowMinimum } from '../../commerce/CartReasons/CartReasons.fixtures.ts'
import { CartReasons } from '../../commerce/CartReasons/index.ts'
import { largeCard, smallCard } from '../../commerce/GiftCodeField/GiftCodeField.fixtures.ts'
import { GiftCodeField } from '../../commerce/GiftCodeField/index.ts'
import { filledIn } from '../../forms/CheckoutForm/CheckoutForm.fixtures.ts'
import { inFrame, withPage } from '../page.fixtures.tsx'
import type { World } from '../../test/world.ts'
import type { UsedGiftCard } from '../../commerce/GiftCodeField/index.ts'
import { CheckoutScreen } from './CheckoutScreen.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Screens/Checkout',
  component: CheckoutScreen,
  parameters: {
    layout: 'fullscreen',
    docs: inFrame,
    hasFooter: false,
    isHeaderSlim: true,
    inWorld: ({ country, date }: World) => ({ cart: cartIn.full(country), today: date }),
  },
  decorators: [withPage],
  args: { cart: cartIn.full('US'), onSubmit: fn() },
} satisfies Meta<typeof CheckoutScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}
export const FilledIn: Story = {
  args: { initialValues: filledIn },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Pay/ }))
    await expect(args.onSubmit).toHaveBeenCalled()
  },
}
export const Declined: Story = {
  args: {
    initialValues: filledIn,
    error: 'Your bank declined this card. Nothing was charged: try another one.',
  },
}
/** On a phone the order is one line, and the form is in view at once. A press opens the lines. */
export const OnAPhone: Story = {
  tags: ['compared'],
  parameters: { chromatic: compared },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: /^Your order, \d+ items/ })
    const link = canvas.getByText('Change')
    await expect(link).not.toBeVisible()
    await expect(toggle).toHaveTextContent(/, No sales tax is charged$/)
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(link).toBeVisible()
    await userEvent.click(toggle)
    await expect(link).not.toBeVisible()
  },
}

/** The day comes from the store's date and the country's delivery rules. */
export const WithDeliveryDate: Story = {
  globals: { country: 'US', date: '2026-11-23' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Arrives/)).toHaveTextContent(/Nov 26/)
  },
}

const openGiftCard = fn()
const ignore = () => undefined

/** The field of a gift card is asked for, because few shoppers have one. */
export const AsksForGiftCard: Story = {
  args: { onGiftCardOpen: openGiftCard },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Have a gift card?' }))
    await expect(openGiftCard).toHaveBeenCalledOnce()
  },
}

function withCard(country: CountryCode, card: UsedGiftCard) {
  const cart = cartIn.full(country)
  const { total } = cart.totals
  return {
    cart,
    leftToPay: splitByGiftCard(total, card.balance).leftToPay,
    giftCard: (
      <GiftCodeField
        country={country}
        total={total}
        card={card}
        onSubmit={ignore}
        onRemove={ignore}
      />
    ),
  }
}

/** A gift card pays a part. The button names the rest. */
export const WithGiftCard: Story = {
  parameters: { inWorld: ({ country }: World) => withCard(country, smallCard(country)) },
  play: async ({ canvas }) => {
    const left = canvas.getByText('Left to pay').nextElementSibling?.textContent
    await expect(canvas.getByRole('button', { name: `Pay ${left}` })).toBeVisible()
  },
}

/** A gift card pays everything. */
export const NothingLeftToPay: Story = {
  tags: ['compared'],
  parameters: {
    chromatic: compared,
    inWorld: ({ country }: World) => withCard(country, largeCard(country)),
  },
  args: { initialValues: filledIn, leftToPay: nothing },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Place the order' }))
    await expect(args.onSubmit).toHaveBeenCalled()
  },
}

/** The attached coupon does not count yet: the summary says what it lacks. */
export const CouponBelowMinimum: Story = {
  args: { reasons: <CartReasons reasons={belowMinimum} /> },
  globals: { country: 'US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'About your cart' })).toHaveTextContent(
      'Add $3.51 more to use WELCOME10.',
    )
  },
}

export const India: Story = { globals: { country: 'IN' } }
export const UnitedKingdom: Story = { globals: { country: 'GB' } }
export const Canada: Story = { globals: { country: 'CA' } }
export const Emirates: Story = { globals: { country: 'AE' } }
export const Empty: Story = {
  parameters: { inWorld: ({ country }: World) => ({ cart: cartIn.empty(country) }) },
}

/** The day was chosen in the cart. */
export const WantedBeforeADay: Story = {
  args: { today: '2026-11-24', neededBy: '2026-12-24' },
  parameters: { inWorld: ({ country }: World) => ({ cart: cartIn.full(country) }) },
  globals: { country: 'US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In time for Dec 24.')).toBeVisible()
  },
}
