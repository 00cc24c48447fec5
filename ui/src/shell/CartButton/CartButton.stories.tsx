import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CartButton } from './CartButton.tsx'

const meta = {
  title: 'Shell/CartButton',
  component: CartButton,
  args: { count: 2, onToggle: fn() },
} satisfies Meta<typeof CartButton>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cart, 2 items' }))
    await expect(args.onToggle).toHaveBeenCalled()
  },
}
export const One: Story = { args: { count: 1 } }
export const Empty: Story = { args: { count: 0 } }
export const Many: Story = { args: { count: 120 } }
export const NotKnown: Story = { args: { count: undefined } }
