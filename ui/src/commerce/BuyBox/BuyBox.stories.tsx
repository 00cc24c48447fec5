import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { NotifyForm } from '../../forms/NotifyForm/index.ts'
import type { World } from '../../test/world.ts'
import { gamepadIn } from '../KitPicker/KitPicker.fixtures.ts'
import { couponOffer } from '../shelf.fixtures.ts'
import { buyBoxOf } from './BuyBox.fixtures.ts'
import { BuyBox } from './BuyBox.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Commerce/BuyBox',
  component: BuyBox,
  parameters: { inWorld: ({ country, date }: World) => buyBoxOf(country, date) },
  args: { ...buyBoxOf('US', '2026-11-21'), onAdd: fn() },
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
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const AddsTwo: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One Orboot Earth more' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }))
    await expect(args.onAdd).toHaveBeenCalledWith('orboot', 2)
  },
}

/** The cart takes at most 20 of a toy. At 20, a link leads to the form where schools ask for an offer of more. */
export const AsManyAsTheCartTakes: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: /^Need more/u })).toBeNull()
    const [button] = canvas.getAllByRole('button', { name: 'Add to cart' })
    const height = button?.offsetHeight
    await userEvent.clear(canvas.getByRole('textbox'))
    await userEvent.type(canvas.getByRole('textbox'), '30{Enter}')
    await expect(canvas.getByRole('link', { name: 'Need more? Ask for an offer' })).toHaveAttribute(
      'href',
      '/education#offer',
    )
    // The words below the number do not stretch the button beside it.
    await expect(button?.offsetHeight).toBe(height)
  },
}

export const WithCoupon: Story = {
  parameters: {
    inWorld: ({ country, date }: World) => ({
      ...buyBoxOf(country, date),
      offer: couponOffer(country, 'orboot'),
    }),
  },
}

export const WithPickedGamepad: Story = {
  globals: { country: 'GB' },
  args: { gamepadPrice: gamepadIn('GB').gamepadPrice },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /With a gamepad/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }))
    await expect(args.onAdd).toHaveBeenLastCalledWith('plugo_gamepad', 1)
  },
}

/** A reminder by email; no arrival date and no quantity. `offerOf` leaves out the coupon's price (§2.66). */
export const OutOfStock: Story = {
  parameters: {
    inWorld: ({ country, date }: World) => ({
      ...buyBoxOf(country, date),
      availability: 'out-of-stock',
    }),
  },
  args: { whenGone: <NotifyForm name="Orboot Earth" onSubmit={fn()} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Out of stock' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Remind me' })).toBeEnabled()
    await expect(canvas.queryByText(/Arrives/)).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'One Orboot Earth more' })).toBeNull()
  },
}

export const Low: Story = {
  parameters: {
    inWorld: ({ country, date }: World) => ({ ...buyBoxOf(country, date), availability: 'low' }),
  },
  args: { left: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only 4 left')).toBeVisible()
  },
}

export const NotSoldHere: Story = {
  parameters: {
    inWorld: ({ country, date }: World) => ({ ...buyBoxOf(country, date), offer: undefined }),
  },
}

export const DeliveryNotKnown: Story = {
  parameters: {
    inWorld: ({ country, date }: World) => ({ ...buyBoxOf(country, date), delivery: undefined }),
  },
}
