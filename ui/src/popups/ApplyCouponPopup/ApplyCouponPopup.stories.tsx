import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { compared } from '../../test/compared.ts'
import { ref10, ref400, trynew, useLabel } from './ApplyCouponPopup.fixtures.ts'
import { ApplyCouponPopup } from './ApplyCouponPopup.tsx'

const meta = {
  title: 'Popups/ApplyCouponPopup',
  component: ApplyCouponPopup,
  globals: { country: 'US' },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: { isOpen: true, ...ref10, onUse: fn(), onClose: fn() },
} satisfies Meta<typeof ApplyCouponPopup>

export default meta
type Story = StoryObj<typeof meta>

/** A friend's coupon is applied. Source: §2.55, §4.29. */
export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const ClosesOnEscape: Story = {
  tags: ['played'],
  play: async ({ userEvent, args }) => {
    const popup = await screen.findByRole('dialog', { name: 'A present from your friend' })
    await expect(popup).toHaveAccessibleDescription('REF10 is on your cart already.')
    await expect(popup).toHaveTextContent('$10 off from $30 with REF10')
    await expect(screen.getByRole('link', { name: 'Let’s Shop' })).toHaveAttribute('href', '/shop')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** The coupon in force saves more, and the cart is below the minimum of the friend's: it waits. */
export const Waits: Story = {
  tags: ['compared'],
  parameters: { chromatic: compared },
  args: { betterCode: 'SPRING30' },
  play: async ({ userEvent, args }) => {
    const popup = await screen.findByRole('dialog')
    await expect(popup).toHaveAccessibleDescription(
      'REF10 is kept for later: SPRING30 saves more on this cart now.',
    )
    await expect(screen.queryByRole('button', { name: /anyway/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Keep SPRING30' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** On checkout the button leads nowhere: the shopper stays where they pay. */
export const AtCheckout: Story = {
  args: { isAtCheckout: true },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(screen.queryByRole('link')).toBeNull()
  },
}

/** India: whole rupees. */
export const InIndia: Story = {
  globals: { country: 'IN' },
  args: ref400,
  play: async () => {
    const popup = await screen.findByRole('dialog')
    await expect(popup).toHaveTextContent('₹400 off from ₹1,200 with REF400')
    await screen.findByText('It counts from ₹1,200.')
  },
}

/** A new account: TRYNEW takes 15 % off, once. Source: §2.40, §9.19. */
export const Signup: Story = {
  tags: ['compared'],
  parameters: { chromatic: compared },
  args: trynew,
  play: async () => {
    const popup = await screen.findByRole('dialog', { name: 'Welcome to the STEM side' })
    await expect(popup).toHaveTextContent('15% off with TRYNEW')
    await expect(popup).toHaveTextContent('It counts on every cart.')
    await expect(screen.getByRole('link', { name: 'Set up your account' })).toHaveAttribute(
      'href',
      '/onboarding',
    )
  },
}

/** Nothing is in the cart yet: the popup does not say that the coupon is on it. */
export const SignupWithEmptyCart: Story = {
  args: { ...trynew, isCartEmpty: true },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(
      'TRYNEW is applied, and counts once a toy is in your cart.',
    )
  },
}

/** TRYNEW beside an automatic coupon that saves more: it can be used, and its button names the cost. */
export const SignupWaits: Story = {
  args: { ...trynew, betterCode: 'SPRING30', useLabel },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: useLabel }))
    await expect(args.onUse).toHaveBeenCalledOnce()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
