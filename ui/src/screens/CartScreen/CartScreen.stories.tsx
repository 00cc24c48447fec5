import type { Meta, StoryObj } from '@storybook/react-vite'
import { cartReasons, type CountryCode } from '@stemside/rules'
import { expect, fn } from 'storybook/test'
import { cartIn, giftLeft, begunCombo, freeToys } from '../../commerce/cart.fixtures.ts'
import { sampleCart, sampleCatalogue } from '../../content/prices.fixtures.ts'
import { PresentForm } from '../../forms/PresentForm/index.ts'
import { inFrame, withPage } from '../page.fixtures.tsx'
import type { World } from '../../test/world.ts'
import { CartScreen } from './CartScreen.tsx'
import { compared } from '../../test/compared.ts'

const sharedToy = ['orboot_mars', 'plugo_link', 'plugo_gamepad', 'tacto_electronic']

function sharing(country: CountryCode) {
  const cart = sampleCart(
    country,
    sharedToy.map((sku) => ({ sku, quantity: 1 })),
  )
  return { cart, reasons: cartReasons(cart, sampleCatalogue(country)) }
}

const meta = {
  title: 'Screens/Cart',
  component: CartScreen,
  parameters: {
    layout: 'fullscreen',
    docs: inFrame,
    hasFooter: false,
    inWorld: ({ country, date }: World) => ({ cart: cartIn.full(country), today: date }),
  },
  decorators: [withPage],
  args: {
    cart: cartIn.full('US'),
    present: <PresentForm onFieldChange={fn()} />,
    onQuantityChange: fn(),
    onRemove: fn(),
    onComboRemove: fn(),
    onCompleteCombo: fn(),
    onCouponSubmit: fn(),
    onCouponRemove: fn(),
    onCheckout: fn(),
  },
} satisfies Meta<typeof CartScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const RemovesAndChecksOut: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Engineer Pack' }))
    await expect(args.onComboRemove).toHaveBeenCalledWith('engineer_pack')
    await userEvent.click(canvas.getByRole('button', { name: /^Checkout/ }))
    await expect(args.onCheckout).toHaveBeenCalled()
  },
}
export const India: Story = { globals: { country: 'IN' } }
export const UnitedKingdom: Story = { globals: { country: 'GB' } }
export const Canada: Story = { globals: { country: 'CA' } }
export const Emirates: Story = { globals: { country: 'AE' } }

/** The store counts visitors; below three it returns no number (§2.33). */
export const Visitors: Story = {
  args: { visitors: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 people are in the shop now')).toBeVisible()
  },
}

export const BegunCombo: Story = {
  parameters: {
    inWorld: ({ country }: World) => begunCombo(country),
  },
}

/** Two sets share a toy: the shopper reads which one counts, and why. */
export const SetsThatShareAToy: Story = {
  parameters: { inWorld: ({ country }: World) => ({ ...sharing(country) }) },
  args: sharing('US'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/counts in the Engineer Pack, which saves/)).toBeVisible()
  },
}

export const BelowFreeShipping: Story = {
  parameters: { inWorld: ({ country }: World) => ({ cart: cartIn.small(country) }) },
}

/** Free shipping and gifts count the goods before the coupon (§9.35, §1.7): the page says so once. */
export const CountedBeforeTheCoupon: Story = {
  globals: { country: 'US' },
  parameters: { inWorld: () => ({ cart: cartIn.singleWithCoupon('US') }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Counted before SPRING30.')).toHaveLength(1)
  },
}

export const NotSoldHere: Story = {
  globals: { country: 'AE' },
  parameters: { inWorld: ({ country }: World) => ({ cart: cartIn.small(country) }) },
}

export const GamepadMissing: Story = {
  parameters: { inWorld: ({ country }: World) => ({ cart: cartIn.kitAlone(country) }) },
}

export const CodeNotApplied: Story = { args: { couponMessage: 'Code not applied' } }

export const Undo: Story = {
  args: { undo: { message: 'Tacto Chess removed', onUndo: fn() } },
}

const choose = fn()

/** Choosing would remove the bought Mars: no gift is promised, and one press says why. */
export const GiftWithoutChoice: Story = {
  globals: { country: 'US' },
  args: { giftOffer: { ...freeToys.withoutChoice, onChoose: choose } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/has earned a free toy/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Why not now?' }))
    await expect(choose).toHaveBeenCalled()
  },
}

export const GiftToChoose: Story = {
  args: { giftOffer: { ...freeToys.toChoose, onChoose: choose } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/would take the place of/)).toHaveTextContent(
      'It would take the place of SPRING30: you would pay $30.14 more.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Choose your gift' }))
    await expect(choose).toHaveBeenCalled()
  },
}

/** A free toy that cannot beat the coupon in force is not offered: one sentence says so (§4.41). */
export const GiftThatSavesLess: Story = {
  globals: { country: 'US' },
  args: { giftOffer: { ...freeToys.notWorthIt, onChoose: choose } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'SPRING30 saves you at least as much as a free Orboot Mars is worth, so it stays.',
      ),
    ).toBeVisible()
    await expect(canvas.queryByText(/has earned a free toy/)).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Choose your gift' })).toBeNull()
    await expect(canvas.getByText(/surprise gift/)).toBeVisible()
  },
}

/** A phone shows one offer, below the total: the free toy comes before the set. */
export const OneOfferOnAPhone: Story = {
  tags: ['compared'],
  globals: { viewport: { value: 'phone' }, country: 'US' },
  parameters: {
    chromatic: compared,
    inWorld: ({ country, date }: World) => ({
      ...begunCombo(country),
      today: date,
    }),
  },
  args: { giftOffer: { ...freeToys.toChoose, onChoose: choose } },
  play: async ({ canvas }) => {
    const choice = canvas.getByRole('button', { name: 'Choose your gift' })
    await expect(choice).toBeVisible()
    for (const set of canvas.queryAllByText('Complete the set')) await expect(set).not.toBeVisible()
    const checkout = canvas.getByRole('button', { name: /^Checkout/ })
    await expect(checkout.getBoundingClientRect().bottom).toBeLessThan(
      choice.getBoundingClientRect().top,
    )
  },
}

/** The day comes from the store's date and the country's delivery rules. */
export const WithDeliveryDate: Story = {
  globals: { country: 'US', date: '2026-11-23' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Arrives/)).toHaveTextContent(/Nov 26/)
  },
}

export const GiftNearby: Story = {
  globals: { country: 'US' },
  parameters: { inWorld: () => ({ cart: cartIn.single('US') }) },
  args: { giftOffer: { ...freeToys.nearby, onChoose: choose } },
}

const oneGift = /for a surprise gift/

/** India gives a toy of choice from ₹3,999 and a surprise from ₹4,999: the nearer one is told. */
export const NearestGift: Story = {
  globals: { country: 'IN' },
  parameters: { inWorld: () => ({ cart: cartIn.single('IN') }) },
  args: { giftOffer: { ...freeToys.nearbyInIndia, onChoose: choose } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₹1,500')).toBeVisible()
    await expect(
      canvas.getByText(/can be yours for free: with other toys for ₹3,999/),
    ).toBeVisible()
    await expect(canvas.queryByText(oneGift)).toBeNull()
  },
}

/** A bought toy of the choice does not count towards it: here the surprise is nearer. */
export const SurpriseIsNearer: Story = {
  globals: { country: 'US' },
  parameters: { inWorld: () => ({ cart: cartIn.single('US') }) },
  args: { giftOffer: { ...freeToys.farAway, onChoose: choose } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(oneGift)).toBeVisible()
    await expect(canvas.queryByText('$99.00')).toBeNull()
  },
}

/** The shop has changed the cart by itself, and says so. */
export const News: Story = {
  globals: { country: 'US' },
  args: { news: giftLeft, undo: { message: 'Tacto Chess removed', onUndo: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(giftLeft)).toBeVisible()
  },
}

export const NotEnoughLeft: Story = {
  args: { stock: { tacto_chess: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only 1 left')).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { inWorld: ({ country }: World) => ({ cart: cartIn.empty(country) }) },
}

export const Loading: Story = { args: { isLoading: true } }

/** The gift is wanted before a day that the estimate does not promise. */
export const WantedBeforeADay: Story = {
  args: { today: '2026-11-24', neededBy: '2026-11-30', onNeededByChange: fn() },
  parameters: { inWorld: ({ country }: World) => ({ cart: cartIn.full(country) }) },
  globals: { country: 'US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We cannot promise it before Nov 30.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'e-gift' })).toHaveAttribute('href', '/gift')
  },
}
