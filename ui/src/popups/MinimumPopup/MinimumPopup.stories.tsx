import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { MinimumPopup } from './MinimumPopup.tsx'

const meta = {
  title: 'Popups/MinimumPopup',
  component: MinimumPopup,
  tags: ['!autodocs'],
  args: {
    isOpen: true,
    country: 'US',
    popup: 'coupon-error',
    message: 'Build a cart of $75 or more to use STEM20',
    value: 45_49,
    minimum: 75_00,
    onShop: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof MinimumPopup>

export default meta
type Story = StoryObj<typeof meta>

/** Source: specification §2, §9: STEM20 from $75. */
export const CouponError: Story = {
  tags: ['matrix'],
  play: async ({ userEvent, args }) => {
    const popup = await screen.findByRole('dialog', { name: 'Oops!' })
    await expect(popup).toHaveAccessibleDescription('Build a cart of $75 or more to use STEM20')
    await userEvent.click(screen.getByRole('button', { name: 'Keep shopping' }))
    await expect(args.onShop).toHaveBeenCalled()
  },
}

export const MinimumCart: Story = {
  args: {
    country: 'IN',
    popup: 'minimum-cart',
    message: 'Build a cart of ₹1,998 or more to use WELCOME10',
    value: 1499_00,
    minimum: 1998_00,
  },
  play: async ({ userEvent, args }) => {
    await screen.findByText('₹1,499 of ₹1,998')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalled()
  },
}
