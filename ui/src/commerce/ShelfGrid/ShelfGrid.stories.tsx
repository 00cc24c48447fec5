import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { sampleShelf } from '../shelf.fixtures.ts'
import type { World } from '../../test/world.ts'
import { ShelfGrid } from './ShelfGrid.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Commerce/ShelfGrid',
  component: ShelfGrid,
  args: { country: 'US', items: sampleShelf('US').slice(0, 8), headingLevel: 2, onAdd: fn() },
  parameters: {
    inWorld: ({ country }: World) => ({ items: sampleShelf(country).slice(0, 8) }),
  },
} satisfies Meta<typeof ShelfGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const AddsOne: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8)
    await userEvent.click(canvas.getByRole('button', { name: /Add to cart.*Orboot Mars/ }))
    await expect(args.onAdd).toHaveBeenCalledWith('orboot_mars')
  },
}

const shelfOfIndia = sampleShelf('IN')
const withGamepad = shelfOfIndia.filter(({ offer }) => offer.gamepadPrice !== undefined)
const withoutGamepad = shelfOfIndia.filter(({ offer }) => offer.gamepadPrice === undefined)

/** The prices of a row align, even if only some of its cards have a second button. */
export const PricesInALine: Story = {
  tags: ['played'],
  parameters: {
    inWorld: () => ({
      country: 'IN',
      items: [...withGamepad.slice(0, 1), ...withoutGamepad.slice(0, 1)],
    }),
  },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('listitem').map((card) => {
      const [price] = within(card).getAllByText(/^₹/)
      return Math.round(price?.getBoundingClientRect().top ?? 0)
    })
    await expect(canvas.getAllByText(/^With gamepad/)).toHaveLength(1)
    await expect(tops[0]).toBeGreaterThan(0)
    await expect(tops[0]).toBe(tops[1])
  },
}
