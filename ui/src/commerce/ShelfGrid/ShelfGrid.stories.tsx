import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
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
