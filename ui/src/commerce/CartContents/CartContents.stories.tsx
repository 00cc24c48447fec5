import { gamepadSku } from '@stemside/rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { useState } from 'react'
import { cartLineOf } from '../../content/cartLines.ts'
import { squareOf } from '../../content/pictures.ts'
import { sampleCart } from '../../content/prices.fixtures.ts'
import { cartIn } from '../cart.fixtures.ts'
import type { World } from '../../test/world.ts'
import type { CartContentsProps } from './CartContents.tsx'
import { CartContents } from './CartContents.tsx'
import { compared } from '../../test/compared.ts'

const undone = fn()
const mended = fn()

const meta = {
  title: 'Commerce/CartContents',
  component: CartContents,
  parameters: { inWorld: ({ country }: World) => ({ cart: cartIn.full(country) }) },
  args: {
    cart: cartIn.full('US'),
    pictureOf: squareOf,
    descriptionOf: cartLineOf,
    onQuantityChange: fn(),
    onRemove: fn(),
    onComboRemove: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 620 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CartContents>

export default meta
type Story = StoryObj<typeof meta>

const whole = ['orboot', 'tacto_chess']

function Removing({ undo, ...props }: CartContentsProps) {
  const [skus, setSkus] = useState(whole)
  const lines = skus.map((sku) => ({ sku, quantity: 1 }))
  return (
    <CartContents
      {...props}
      cart={sampleCart(props.cart.country, lines)}
      undo={skus.length < 2 && undo ? { ...undo, onUndo: () => setSkus(whole) } : undefined}
      onRemove={(gone) => setSkus(skus.filter((sku) => sku !== gone))}
    />
  )
}

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const Violation: Story = {
  parameters: { inWorld: ({ country }: World) => ({ cart: cartIn.kitAlone(country) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/match the number of Plugo kits and Gamepads/)).toBeVisible()
  },
}

function LosingAGamepad({ cart, ...props }: CartContentsProps) {
  const [isGone, setGone] = useState(false)
  const lines = ['plugo_count', ...(isGone ? [] : [gamepadSku])]
  return (
    <CartContents
      {...props}
      cart={sampleCart(
        cart.country,
        lines.map((sku) => ({ sku, quantity: 1 })),
      )}
      onRemove={() => setGone(true)}
    />
  )
}

/** Screen readers announce a broken rule of the cart, which appears far from the pressed button. */
export const AnnouncesAViolation: Story = {
  globals: { country: 'US' },
  render: (args) => <LosingAGamepad {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const region = canvasElement.querySelector('div[aria-live="polite"]')
    await expect(region).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Plugo Gamepad' }))
    await expect(region).toHaveTextContent('match the number of Plugo kits and Gamepads')
  },
}

/** One press mends the cart, as in the popup on the way to checkout (§5.14), and the focus stays in the cart. */
export const ViolationToMend: Story = {
  ...Violation,
  args: { onRepair: mended },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add 1 Gamepad' }))
    await expect(mended).toHaveBeenCalledWith('matchGamepadCountWithKits')
    await expect(canvas.getByRole('list', { name: 'In your cart' }).parentElement).toHaveFocus()
  },
}

/** If too little of a set's product is in stock, the set says so. */
export const ShortInASet: Story = {
  globals: { country: 'US' },
  args: { stock: { orboot_mars: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Orboot Mars: out of stock')).toBeVisible()
  },
}

export const Undo: Story = {
  args: { undo: { message: 'Tacto Chess removed', onUndo: undone } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(undone).toHaveBeenCalled()
  },
}

/** Screen readers announce a removal, because its live region is in the page before the message. */
export const AnnouncesARemoval: Story = {
  args: { undo: { message: 'Tacto Chess removed', onUndo: undone } },
  render: (args) => <Removing {...args} />,
  play: async ({ canvas, userEvent }) => {
    // The first live region has the undo message, the others the messages of the quantity steppers.
    const [region] = canvas.getAllByRole('status')
    await expect(region).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Tacto Chess' }))
    await expect(region).toHaveTextContent('Tacto Chess removed')
  },
}

/** The pressed button is gone with its line: "Undo" has the focus, and then the line that is back. */
export const FocusAfterRemoval: Story = {
  args: { undo: { message: 'Tacto Chess removed', onUndo: undone } },
  render: (args) => <Removing {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Remove Tacto Chess' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('link', { name: 'Tacto Chess' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('link', { name: 'Tacto Chess' })).toHaveFocus()
  },
}

/** Without "Undo" the focus moves to the whole content, not to the top of the page. */
export const FocusWithoutUndo: Story = {
  render: (args) => <Removing {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Tacto Chess' }))
    await expect(canvas.queryByText('Tacto Chess')).toBeNull()
    await expect(canvasElement.contains(document.activeElement)).toBe(true)
  },
}
