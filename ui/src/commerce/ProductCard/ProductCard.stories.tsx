import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { World } from '../../test/world.ts'
import { toyIn } from './ProductCard.fixtures.ts'
import { ProductCard } from './ProductCard.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Commerce/ProductCard',
  component: ProductCard,
  parameters: { inWorld: ({ country }: World) => toyIn(country, 'earth') },
  args: { ...toyIn('US', 'earth'), headingLevel: 2, onAdd: fn() },
} satisfies Meta<typeof ProductCard>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const AddsOne: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Add to cart/ }))
    await expect(args.onAdd).toHaveBeenCalledWith('orboot')
  },
}

export const OnTheRight: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared, inWorld: ({ country }: World) => toyIn(country, 'chess') },
  args: { side: 'right' },
}

export const OnADarkGround: Story = {
  parameters: { inWorld: ({ country }: World) => toyIn(country, 'mars') },
}
