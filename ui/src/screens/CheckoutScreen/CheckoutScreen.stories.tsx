import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CountryCode } from '@stemside/rules'
import { expect, fn } from 'storybook/test'
import { cartLines, spring30 } from '../../commerce/cart.fixtures.ts'
import { sampleCart } from '../../content/prices.fixtures.ts'
import { filledIn } from '../../forms/CheckoutForm/CheckoutForm.fixtures.ts'
import { withPage } from '../page.fixtures.tsx'
import { CheckoutScreen } from './CheckoutScreen.tsx'

const full = (country: CountryCode) => ({
  cart: sampleCart(country, cartLines.engineerAndMore, { coupon: spring30 }),
})

const meta = {
  title: 'Screens/Checkout',
  component: CheckoutScreen,
  parameters: { layout: 'fullscreen', hasFooter: false },
  decorators: [withPage],
  args: { ...full('US'), onSubmit: fn() },
} satisfies Meta<typeof CheckoutScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['matrix'] }
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
export const India: Story = { args: full('IN'), globals: { country: 'IN' } }
export const UnitedKingdom: Story = { args: full('GB'), globals: { country: 'GB' } }
export const Canada: Story = { args: full('CA'), globals: { country: 'CA' } }
export const Emirates: Story = { args: full('AE'), globals: { country: 'AE' } }
export const Empty: Story = { args: { cart: sampleCart('US', []) } }
