import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { squareOf } from '../../content/pictures.ts'
import type { World } from '../../test/world.ts'
import { globeLine, lineOf, gamepadOffer } from './CartLine.fixtures.ts'
import { CartLine } from './CartLine.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Commerce/CartLine',
  component: CartLine,
  parameters: { inWorld: ({ country }: World) => globeLine(country) },
  args: {
    ...globeLine('US'),
    onQuantityChange: fn(),
    onRemove: fn(),
  },
  decorators: [
    (Story) => (
      <ul style={{ maxWidth: 620 }}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof CartLine>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const ChangesAndRemoves: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One Orboot Earth more' }))
    await expect(args.onQuantityChange).toHaveBeenCalledWith('orboot', 3)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Orboot Earth' }))
    await expect(args.onRemove).toHaveBeenCalledWith('orboot', 2)
  },
}

/** Two of three are in combos. The line shows the third; the stepper counts all three. */
export const PartlyInCombos: Story = {
  parameters: {
    inWorld: ({ country }: World) => ({ line: { ...lineOf(country, 'orboot', 3), inCombos: 2 } }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One Orboot Earth more' }))
    await expect(args.onQuantityChange).toHaveBeenCalledWith('orboot', 4)
    await userEvent.clear(canvas.getByRole('textbox'))
    await userEvent.type(canvas.getByRole('textbox'), '25{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'At most 20 of one toy, 2 of them in sets.',
    )
  },
}

/** The cart takes at most 20 of a toy. At 20, a link leads to the form where schools ask for an offer of more. */
export const AsManyAsTheCartTakes: Story = {
  parameters: { inWorld: ({ country }: World) => ({ line: lineOf(country, 'orboot', 20) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Need more? Ask for an offer' })).toHaveAttribute(
      'href',
      '/education#offer',
    )
  },
}

export const NotSoldHere: Story = {
  globals: { country: 'AE' },
  parameters: {
    inWorld: ({ country }: World) => ({
      line: lineOf(country, 'dabble_marble_run', 1),
      picture: squareOf('dabble_marble_run'),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not sold in the United Arab Emirates')).toBeVisible()
  },
}

/** Few are left: the line says so before checkout, and the stepper stops there. */
export const FewLeft: Story = {
  args: { left: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only 2 left')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '2 at most' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

/** A typed 0 removes the line; it can be undone. */
export const TypedZero: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.clear(input)
    await userEvent.type(input, '0{Enter}')
    await expect(args.onRemove).toHaveBeenCalledWith('orboot', 2)
  },
}

const gamepadAdded = fn()

/** If a country sells a kit alone, its line offers the gamepad that it needs. */
export const GamepadOffered: Story = {
  globals: { country: 'GB' },
  parameters: {
    inWorld: ({ country }: World) => ({
      line: lineOf(country, 'plugo_detective', 1),
      picture: squareOf('plugo_detective'),
    }),
  },
  args: { gamepadOffer: { ...gamepadOffer, onAdd: gamepadAdded } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Plays with a gamepad, not without one')).toBeVisible()
    await userEvent.click(
      canvas.getByRole('button', { name: 'Add one, £15.00 for Plugo Detective' }),
    )
    await expect(gamepadAdded).toHaveBeenCalledOnce()
  },
}

export const TooMany: Story = {
  args: { left: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only 1 left')).toBeVisible()
  },
}

export const OutOfStock: Story = {
  args: { left: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Out of stock')).toBeVisible()
  },
}

export const LongName: Story = {
  parameters: {
    inWorld: ({ country }: World) => ({
      line: lineOf(country, 'whos_the_monster_in_oko', 1),
      picture: squareOf('whos_the_monster_in_oko'),
    }),
  },
}
