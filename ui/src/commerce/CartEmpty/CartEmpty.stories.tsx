import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CartEmpty } from './CartEmpty.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Commerce/CartEmpty',
  component: CartEmpty,
} satisfies Meta<typeof CartEmpty>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const LinksOnward: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See all toys' })).toHaveAttribute(
      'href',
      '/shop',
    )
  },
}
