import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { useState } from 'react'
import { Button } from '../../core/Button/index.ts'
import { cartLineOf } from '../../content/cartLines.ts'
import { squareOf } from '../../content/pictures.ts'
import { cartIn } from '../cart.fixtures.ts'
import { belowMinimum } from '../CartReasons/CartReasons.fixtures.ts'
import { CartReasons } from '../CartReasons/index.ts'
import type { World } from '../../test/world.ts'
import type { CartOverlayProps } from './CartOverlay.tsx'
import { CartOverlay } from './CartOverlay.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Commerce/CartOverlay',
  component: CartOverlay,
  parameters: {
    inWorld: ({ country }: World) => ({ cart: cartIn.full(country) }),
    docs: { story: { inline: false, height: '640px' } },
  },
  args: {
    isOpen: true,
    onClose: fn(),
    cart: cartIn.full('US'),
    pictureOf: squareOf,
    descriptionOf: cartLineOf,
    notice: 'Tacto Chess added',
    onQuantityChange: fn(),
    onRemove: fn(),
    onComboRemove: fn(),
    onCheckout: fn(),
  },
} satisfies Meta<typeof CartOverlay>

export default meta
type Story = StoryObj<typeof meta>

function Opening(props: CartOverlayProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open the cart</Button>
      <CartOverlay {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

/** The store could not be asked about the coupon yet. */
export const CouponNotChecked: Story = {
  args: { isCouponUnchecked: true },
  play: async () => {
    await expect(await screen.findByText('SPRING30, not checked yet')).toBeVisible()
  },
}

export const ChecksOut: Story = {
  tags: ['played'],
  play: async ({ userEvent, args }) => {
    const overlay = within(await screen.findByRole('dialog', { name: 'Your cart' }))
    await expect(overlay.getByText('Tacto Chess added')).toBeVisible()
    await expect(overlay.getByText(cartLineOf('tacto_chess') ?? '')).toBeVisible()
    await expect(overlay.getByText('SPRING30')).toBeVisible()
    await expect(overlay.getByText('No sales tax is charged')).toBeVisible()
    await expect(overlay.getByText('Shipping is on us')).toBeVisible()
    await expect(overlay.getByText('A surprise gift joins your order')).toBeVisible()
    await userEvent.click(overlay.getByRole('button', { name: 'Checkout' }))
    await expect(args.onCheckout).toHaveBeenCalled()
  },
}

/** The attached coupon does not count yet: the overlay says what it lacks. */
export const CouponBelowMinimum: Story = {
  args: { reasons: <CartReasons reasons={belowMinimum} /> },
  globals: { country: 'US' },
  play: async () => {
    const reasons = await screen.findByRole('list', { name: 'About your cart' })
    await expect(reasons).toHaveTextContent('Add $3.51 more to use WELCOME10.')
  },
}

export const Empty: Story = {
  parameters: { inWorld: ({ country }: World) => ({ cart: cartIn.empty(country) }) },
  args: { notice: undefined },
}

const undo = fn()

/** After the last toy is removed, the overlay shows Undo and a link to the shop. */
export const JustEmptied: Story = {
  parameters: { inWorld: ({ country }: World) => ({ cart: cartIn.empty(country) }) },
  args: {
    notice: undefined,
    undo: { message: 'Tacto Chess removed', onUndo: undo },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(undo).toHaveBeenCalled()
  },
}

/** On a phone with large text, the total and the button stay in view and leave room for the cart. */
export const LargeText: Story = {
  globals: { viewport: { value: 'phone' }, textSize: '200-percent' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Your cart' })
    const button = within(dialog).getByRole('button', { name: 'Checkout' })
    await waitFor(() =>
      expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    )
    const foot = dialog.querySelector('[data-part="foot"]')?.getBoundingClientRect()
    await expect(foot?.height).toBeLessThanOrEqual(window.innerHeight / 2)
  },
}

/** Opens on a press, closes on Escape, returns the focus, and leaves the page unchanged. */
export const OpensAndCloses: Story = {
  args: { isOpen: false },
  render: (args) => <Opening {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open the cart' })
    await userEvent.click(opener)
    // The focus moves to the close button at once, so screen readers read the notice as the description.
    await expect(
      await screen.findByRole('dialog', { name: 'Your cart' }),
    ).toHaveAccessibleDescription('Tacto Chess added')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(document.body.style.pointerEvents).not.toBe('none')
    await userEvent.click(opener)
    await screen.findByRole('dialog', { name: 'Your cart' })
  },
}
