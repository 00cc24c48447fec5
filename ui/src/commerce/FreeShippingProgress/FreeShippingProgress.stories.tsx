import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleCart } from '../../content/prices.fixtures.ts'
import { cartLines } from '../cart.fixtures.ts'
import { FreeShippingProgress } from './FreeShippingProgress.tsx'

const meta = {
  title: 'Commerce/FreeShippingProgress',
  component: FreeShippingProgress,
  args: { cart: sampleCart('US', cartLines.small) },
} satisfies Meta<typeof FreeShippingProgress>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$31.01')).toBeVisible()
  },
}
export const Reached: Story = { args: { cart: sampleCart('US', cartLines.engineerAndMore) } }
