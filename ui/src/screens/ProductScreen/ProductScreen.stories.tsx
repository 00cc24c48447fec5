import type { Meta, StoryObj } from '@storybook/react-vite'
import { estimateDelivery } from '@stemside/rules'
import { expect, fn } from 'storybook/test'
import { cards } from '../../content/cards.ts'
import { words as chess } from '../../content/products/tacto_chess.ts'
import { words as detective } from '../../content/products/plugo_detective.ts'
import { words as mars } from '../../content/products/orboot_mars.ts'
import { words as orboot } from '../../content/products/orboot.ts'
import { words as dinos } from '../../content/products/orboot_dinos.ts'
import { words as monster } from '../../content/products/whos_the_monster_in_oko.ts'
import type { World } from '../../test/world.ts'
import { inFrame, countryWithPrices, withPage } from '../page.fixtures.tsx'
import { ProductScreen } from './ProductScreen.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Screens/Product',
  component: ProductScreen,
  parameters: {
    layout: 'fullscreen',
    docs: inFrame,
    inWorld: ({ country, date }: World) => ({
      ...countryWithPrices({ country }),
      delivery: estimateDelivery(country, date),
    }),
  },
  decorators: [withPage],
  args: {
    ...countryWithPrices({ country: 'US' }),
    words: orboot,
    cards,
    onAdd: fn(),
    onAddCombo: fn(),
  },
} satisfies Meta<typeof ProductScreen>

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

export const India: Story = { globals: { country: 'IN' } }
export const UnitedKingdom: Story = { globals: { country: 'GB' } }
export const Canada: Story = { globals: { country: 'CA' } }
export const Emirates: Story = { globals: { country: 'AE' } }

/** The store has told how many dinosaurs there are (`dinos_count`). */
export const CountedDinosaurs: Story = {
  args: { words: dinos, tag: '54 dinosaurs' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('54 dinosaurs')).toBeVisible()
    await expect(canvas.queryByText(dinos.tag)).toBeNull()
  },
}

export const WithCombos: Story = { args: { words: mars } }

/** The US sells Detective only with its gamepad; in other countries the shopper chooses. */
export const KitWithItsGamepad: Story = {
  args: { words: detective },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^With the Plugo Gamepad .* also if you have one/)).toBeVisible()
    await expect(canvas.getByText('Plugo Gamepad, in its own box')).toBeVisible()
  },
}

export const KitWithOrWithout: Story = {
  args: { words: detective },
  globals: { country: 'GB' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /With a gamepad/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }))
    await expect(args.onAdd).toHaveBeenCalledWith('plugo_detective', 1)
    await expect(args.onAdd).toHaveBeenCalledWith('plugo_gamepad', 1)
    await expect(canvas.queryByText('Plugo Gamepad, in its own box')).toBeNull()
  },
}

export const OutOfStock: Story = {
  args: { words: chess, stock: { tacto_chess: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Out of stock' })).toBeDisabled()
  },
}

export const LowStock: Story = { args: { words: chess, stock: { tacto_chess: 3 } } }

export const NotSoldHere: Story = {
  args: { words: monster },
  globals: { country: 'AE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/is not sold in the United Arab Emirates/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Add to cart' })).toBeNull()
  },
}
