import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { hero as earth } from '../../../art/pictures/orboot/index.ts'
import { hero as marsPicture } from '../../../art/pictures/orboot_mars/index.ts'
import { hero as chessPicture } from '../../../art/pictures/tacto_chess/index.ts'
import { words as orboot } from '../../content/products/orboot.ts'
import { words as mars } from '../../content/products/orboot_mars.ts'
import { words as chess } from '../../content/products/tacto_chess.ts'
import { ProductCard } from './ProductCard.tsx'

const meta = {
  title: 'Commerce/ProductCard',
  component: ProductCard,
  args: {
    country: 'US',
    words: orboot,
    href: '/orboot/earth',
    picture: earth,
    offer: { amount: 45_49, strike: 54_99, includesGamepad: false },
    headingLevel: 2,
    onAdd: fn(),
  },
} satisfies Meta<typeof ProductCard>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Add to cart/ }))
    await expect(args.onAdd).toHaveBeenCalledWith('orboot')
  },
}

export const OnTheRight: Story = {
  tags: ['matrix'],
  args: { words: chess, picture: chessPicture, side: 'right', href: '/tacto/chess' },
}

export const OnADarkGround: Story = { args: { words: mars, picture: marsPicture } }
