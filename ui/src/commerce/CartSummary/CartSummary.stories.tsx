import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sampleCart } from '../../content/prices.fixtures.ts'
import { cartLines, spring30 } from '../cart.fixtures.ts'
import { CartSummary } from './CartSummary.tsx'

const meta = {
  title: 'Commerce/CartSummary',
  component: CartSummary,
  args: {
    cart: sampleCart('US', cartLines.engineerAndMore, { coupon: spring30 }),
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
  tags: ['matrix'],
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

export const WithoutSavings: Story = { args: { cart: sampleCart('US', cartLines.small) } }

export const CodeNotApplied: Story = {
  args: { couponMessage: 'Code not applied' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Code not applied')).toBeVisible()
  },
}

export const BelowMinimum: Story = {
  args: {
    cart: sampleCart('US', cartLines.small, {
      coupon: { ...spring30, code: 'STEM20', basisPoints: 2000, minimums: { US: 75_00 } },
    }),
    couponMessage: 'Add $57.01 more to use STEM20',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('not applied yet')).toBeVisible()
  },
}

export const Pending: Story = { args: { isCouponPending: true, isCheckoutPending: true } }
