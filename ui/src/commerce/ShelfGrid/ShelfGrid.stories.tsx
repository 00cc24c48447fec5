import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { firstToys, kitAndToy } from '../shelf.fixtures.ts'
import type { World } from '../../test/world.ts'
import { ShelfGrid } from './ShelfGrid.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Commerce/ShelfGrid',
  component: ShelfGrid,
  args: { country: 'US', items: firstToys('US'), headingLevel: 2, onAdd: fn() },
  parameters: {
    inWorld: ({ country }: World) => ({ items: firstToys(country) }),
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

/** The prices of a row align, even if only some of its cards have a second button. */
export const PricesInALine: Story = {
  tags: ['played'],
  parameters: {
    inWorld: () => ({
      country: 'IN',
      items: kitAndToy('IN'),
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
