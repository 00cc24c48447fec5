import type { Meta, StoryObj } from '@storybook/react-vite'
import { comboHints, type CountryCode } from '@stemside/rules'
import { expect, fn } from 'storybook/test'
import { cartLines, spring30 } from '../../commerce/cart.fixtures.ts'
import { sampleCart, sampleCatalogue } from '../../content/prices.fixtures.ts'
import { withPage } from '../page.fixtures.tsx'
import { CartScreen } from './CartScreen.tsx'

const full = (country: CountryCode) => ({
  cart: sampleCart(country, cartLines.engineerAndMore, { coupon: spring30 }),
})

const meta = {
  title: 'Screens/Cart',
  component: CartScreen,
  parameters: { layout: 'fullscreen', hasFooter: false },
  decorators: [withPage],
  args: {
    ...full('US'),
    onQuantityChange: fn(),
    onRemove: fn(),
    onComboRemove: fn(),
    onAddMissing: fn(),
    onCouponSubmit: fn(),
    onCouponRemove: fn(),
    onCheckout: fn(),
  },
} satisfies Meta<typeof CartScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Engineer Pack' }))
    await expect(args.onComboRemove).toHaveBeenCalledWith('engineer_pack')
    await userEvent.click(canvas.getByRole('button', { name: /^Checkout/ }))
    await expect(args.onCheckout).toHaveBeenCalled()
  },
}
export const India: Story = { args: full('IN'), globals: { country: 'IN' } }
export const UnitedKingdom: Story = { args: full('GB'), globals: { country: 'GB' } }
export const Canada: Story = { args: full('CA'), globals: { country: 'CA' } }
export const Emirates: Story = { args: full('AE'), globals: { country: 'AE' } }

export const BegunCombo: Story = {
  args: {
    cart: sampleCart('US', [{ sku: 'orboot_dinos', quantity: 1 }]),
    hints: comboHints({ lines: [{ sku: 'orboot_dinos', quantity: 1 }] }, sampleCatalogue('US')),
  },
}

export const BelowFreeShipping: Story = { args: { cart: sampleCart('US', cartLines.small) } }

export const NotSoldHere: Story = {
  args: { cart: sampleCart('AE', cartLines.small) },
  globals: { country: 'AE' },
}

export const GamepadMissing: Story = {
  args: { cart: sampleCart('US', [{ sku: 'plugo_count', quantity: 2 }]) },
}

export const CodeNotApplied: Story = { args: { couponMessage: 'Code not applied' } }

export const Undo: Story = {
  args: { undo: { message: 'Tacto Chess removed', onUndo: fn() } },
}

const choose = fn()
export const GiftToChoose: Story = {
  args: { giftOffer: { short: 0, onChoose: choose } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose your gift' }))
    await expect(choose).toHaveBeenCalled()
  },
}

export const GiftNearby: Story = {
  args: {
    cart: sampleCart('US', cartLines.single),
    giftOffer: { short: 53_51, onChoose: fn() },
  },
}

export const NotEnoughLeft: Story = {
  args: { stock: { tacto_chess: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only 1 left')).toBeVisible()
  },
}

export const Empty: Story = { args: { cart: sampleCart('US', []) } }

export const Loading: Story = { args: { isLoading: true } }
