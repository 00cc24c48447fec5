import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { words as orboot } from '../../content/products/orboot.ts'
import { NotifyForm } from '../../forms/NotifyForm/index.ts'
import { BuyBox } from './BuyBox.tsx'

const meta = {
  title: 'Commerce/BuyBox',
  component: BuyBox,
  args: {
    country: 'US',
    sku: 'orboot',
    words: orboot,
    offer: { amount: 45_49, strike: 54_99, includesGamepad: false },
    availability: 'in-stock',
    delivery: { earliest: '2026-11-25', latest: '2026-11-30' },
    onAdd: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BuyBox>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One Orboot Earth more' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }))
    await expect(args.onAdd).toHaveBeenCalledWith('orboot', 2)
  },
}

export const WithCoupon: Story = {
  args: {
    offer: { amount: 45_49, strike: 54_99, withCoupon: 31_84, includesGamepad: false },
    couponCode: 'SPRING30',
  },
}

export const WithPickedGamepad: Story = {
  args: { gamepadPrice: 15_00, country: 'GB' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /With a gamepad/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }))
    await expect(args.onAdd).toHaveBeenLastCalledWith('plugo_gamepad', 1)
  },
}

export const OutOfStock: Story = {
  args: {
    availability: 'out-of-stock',
    whenGone: <NotifyForm name="Orboot Earth" onSubmit={fn()} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Out of stock' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Remind me' })).toBeEnabled()
  },
}

export const Low: Story = {
  args: { availability: 'low', left: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only 4 left')).toBeVisible()
  },
}

export const NotSoldHere: Story = { args: { offer: undefined } }
export const DeliveryNotKnown: Story = { args: { delivery: undefined } }
