import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { cartIn, codeKept } from '../cart.fixtures.ts'
import type { World } from '../../test/world.ts'
import { CartSummary, type CartSummaryProps } from './CartSummary.tsx'
import { compared } from '../../test/compared.ts'
import { CartFigures } from './index.ts'

const meta = {
  title: 'Commerce/CartSummary',
  component: CartSummary,
  subcomponents: { CartFigures },
  parameters: { inWorld: ({ country }: World) => ({ cart: cartIn.full(country) }) },
  args: {
    cart: cartIn.full('US'),
    onCouponSubmit: fn(),
    onCouponRemove: fn(),
    onCheckout: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CartSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const TakesACouponAndChecksOut: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove coupon SPRING30' }))
    await expect(args.onCouponRemove).toHaveBeenCalled()
    await userEvent.click(canvas.getByText('Have a coupon code?'))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Coupon code' }), 'trynew{Enter}')
    await expect(args.onCouponSubmit).toHaveBeenCalledWith('trynew')
    await userEvent.click(canvas.getByRole('button', { name: /^Checkout/ }))
    await expect(args.onCheckout).toHaveBeenCalled()
  },
}

export const WithoutSavings: Story = {
  parameters: { inWorld: ({ country }: World) => ({ cart: cartIn.small(country) }) },
}

export const CodeNotApplied: Story = {
  args: { couponMessage: 'Code not applied' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Code not applied')).toBeVisible()
  },
}

const edit = fn()

/** The store could not be asked: the coupon in force and the typed code wait for the next try. */
export const NotChecked: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  args: {
    isCouponUnchecked: true,
    untriedCode: 'TRYNEW',
    couponMessage:
      'The store cannot be reached. Your code was not checked yet. We try again by ourselves.',
    onCouponEdit: edit,
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Coupon code' })
    await expect(field).toHaveValue('TRYNEW')
    await expect(canvas.getByText('not checked yet')).toBeVisible()
    await expect(edit).not.toHaveBeenCalled()
    await userEvent.type(field, '2')
    await expect(edit).toHaveBeenCalledOnce()
  },
}

export const BelowMinimum: Story = {
  globals: { country: 'US' },
  parameters: { inWorld: () => ({ cart: cartIn.belowMinimum('US') }) },
  args: {
    couponMessage: 'Add $57.01 more to use STEM20',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('not applied yet')).toBeVisible()
  },
}

const undo = fn()

/** One press restores a removed coupon. */
export const CouponRemoved: Story = {
  parameters: { inWorld: ({ country }: World) => ({ cart: cartIn.small(country) }) },
  args: { couponNote: { message: 'SPRING30 removed', action: { label: 'Undo', onPress: undo } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(undo).toHaveBeenCalledOnce()
  },
}

/** A code below its minimum waits. Nothing can be pressed yet. */
export const CodeKept: Story = {
  globals: { country: 'US' },
  args: { couponNote: { message: codeKept } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(codeKept)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /anyway/ })).toBeNull()
  },
}

/** Simulates a store in which each typed code saves less than the coupon in force. */
function WeakerCode(props: CartSummaryProps) {
  const [offered, setOffered] = useState<string>()
  const action = { label: `Use ${offered} anyway`, onPress: () => undefined }
  return (
    <CartSummary
      {...props}
      couponNote={offered === undefined ? undefined : { message: codeKept, action }}
      onCouponSubmit={setOffered}
    />
  )
}

/** A button offers the weaker code. The focus moves from the field to the button, and the offer is announced. */
export const OfferTakesTheFocus: Story = {
  render: (args) => <WeakerCode {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Have a coupon code?'))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Coupon code' }), 'TRYNEW{Enter}')
    const offer = canvas.getByRole('button', { name: 'Use TRYNEW anyway' })
    await expect(offer).toHaveFocus()
    await expect(offer.closest('output')).toHaveTextContent(codeKept)
  },
}

/** A gift code takes nothing off the total. It has a row, and can be removed. */
export const GiftCode: Story = {
  globals: { country: 'US' },
  parameters: { inWorld: () => ({ cart: cartIn.withGiftCode('US') }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('a free gift')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove coupon GIFT99' }))
    await expect(args.onCouponRemove).toHaveBeenCalled()
  },
}

export const Pending: Story = { args: { isCouponLoading: true, isCheckoutLoading: true } }
