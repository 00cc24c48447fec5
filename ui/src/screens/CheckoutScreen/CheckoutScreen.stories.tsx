import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { cartIn } from '../../commerce/cart.fixtures.ts'
import { filledIn } from '../../forms/CheckoutForm/CheckoutForm.fixtures.ts'
import { inFrame, withPage } from '../page.fixtures.tsx'
import type { World } from '../../test/world.ts'
import { CheckoutScreen } from './CheckoutScreen.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Screens/Checkout',
  component: CheckoutScreen,
  parameters: {
    layout: 'fullscreen',
    docs: inFrame,
    hasFooter: false,
    inWorld: ({ country }: World) => ({ cart: cartIn.full(country) }),
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
export const India: Story = { globals: { country: 'IN' } }
export const UnitedKingdom: Story = { globals: { country: 'GB' } }
export const Canada: Story = { globals: { country: 'CA' } }
export const Emirates: Story = { globals: { country: 'AE' } }
export const Empty: Story = {
  parameters: { inWorld: ({ country }: World) => ({ cart: cartIn.empty(country) }) },
}
