import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleCart } from '../../content/prices.fixtures.ts'
import { cartLines } from '../cart.fixtures.ts'
import { GiftProgress } from './GiftProgress.tsx'

const meta = {
  title: 'Commerce/GiftProgress',
  component: GiftProgress,
  tags: ['!autodocs'],
  args: { cart: sampleCart('US', cartLines.single) },
} satisfies Meta<typeof GiftProgress>

export default meta
type Story = StoryObj<typeof meta>

/** The surprise gift joins from $99 in the US; Orboot Earth is 45.49. */
export const Playground: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: '$53.51 more for a surprise gift' })
    await expect(bar).toHaveAttribute('value', '4549')
  },
}

export const Reached: Story = {
  args: { cart: sampleCart('US', cartLines.engineerAndMore) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A surprise gift joins your order')).toBeVisible()
  },
}
