import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { cartIn } from '../cart.fixtures.ts'
import type { World } from '../../test/world.ts'
import { FreeShippingProgress } from './FreeShippingProgress.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Commerce/FreeShippingProgress',
  component: FreeShippingProgress,
  parameters: { inWorld: ({ country }: World) => ({ cart: cartIn.small(country) }) },
  args: { cart: cartIn.small('US') },
} satisfies Meta<typeof FreeShippingProgress>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const ShowsWhatIsMissing: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$34.01')).toBeVisible()
  },
}

export const Reached: Story = {
  parameters: { inWorld: ({ country }: World) => ({ cart: cartIn.full(country) }) },
}
