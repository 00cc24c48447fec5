import type { Meta, StoryObj } from '@storybook/react-vite'
import { minor, comboHints } from '@stemside/rules'
import { expect, fn } from 'storybook/test'
import { cartIn } from '../../commerce/cart.fixtures.ts'
import { sampleCart, sampleCatalogue } from '../../content/prices.fixtures.ts'
import { inFrame, withPage } from '../page.fixtures.tsx'
import type { World } from '../../test/world.ts'
import { CartScreen } from './CartScreen.tsx'
import { compared } from '../../test/compared.ts'

const begun = [{ sku: 'orboot_dinos', quantity: 1 }]

const meta = {
  title: 'Screens/Cart',
  component: CartScreen,
  parameters: {
    layout: 'fullscreen',
    docs: inFrame,
    hasFooter: false,
    inWorld: ({ country }: World) => ({ cart: cartIn.full(country) }),
  },
  decorators: [withPage],
  args: {
    cart: cartIn.full('US'),
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

/** The store counts visitors; below three it tells no number. */
export const Visitors: Story = {
  args: { visitors: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 people are in the shop now')).toBeVisible()
  },
}

export const BegunCombo: Story = {
  parameters: {
    inWorld: ({ country }: World) => ({
      cart: sampleCart(country, begun),
      hints: comboHints({ lines: begun }, sampleCatalogue(country)),
    }),
  },
}

export const BelowFreeShipping: Story = {
  parameters: { inWorld: ({ country }: World) => ({ cart: cartIn.small(country) }) },
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
export const GiftToChoose: Story = {
  args: { giftOffer: { short: minor(0), onChoose: choose } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose your gift' }))
    await expect(choose).toHaveBeenCalled()
  },
}

export const GiftNearby: Story = {
  globals: { country: 'US' },
  parameters: { inWorld: () => ({ cart: cartIn.single('US') }) },
  args: { giftOffer: { short: minor(53_51), onChoose: fn() } },
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
