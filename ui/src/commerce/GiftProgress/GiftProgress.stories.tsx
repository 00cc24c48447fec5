import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { World } from '../../test/world.ts'
import { cartIn, nearbyToy, nearerToy } from '../cart.fixtures.ts'
import { GiftProgress } from './GiftProgress.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Commerce/GiftProgress',
  component: GiftProgress,
  parameters: { inWorld: ({ country }: World) => ({ cart: cartIn.single(country) }) },
  args: { cart: cartIn.single('US') },
} satisfies Meta<typeof GiftProgress>

export default meta
type Story = StoryObj<typeof meta>

/** The US adds the surprise gift from $99; Orboot Earth costs $45.49. */
export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const MeasuresTheCart: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: '$53.51 more for a surprise gift' })
    await expect(bar).toHaveAttribute('value', '4549')
  },
}

/** India gives a toy of choice before the surprise: the nearer gift is told. */
export const ToyIsNearer: Story = {
  globals: { country: 'IN' },
  parameters: { inWorld: () => ({ cart: cartIn.single('IN') }) },
  args: { toy: nearbyToy },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: '₹1,500 more for a free toy' })
    await expect(bar).toHaveAttribute('value', '249900')
  },
}

/** The toy would take the place of the coupon in force, and says so before the cart has earned it. */
export const InPlaceOfACoupon: Story = {
  globals: { country: 'US' },
  parameters: { inWorld: () => ({ cart: cartIn.singleWithCoupon('US') }) },
  args: { toy: nearerToy },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('progressbar', {
        name: '$50.00 more for a free toy in place of SPRING30',
      }),
    ).toBeVisible()
  },
}

export const Reached: Story = {
  parameters: { inWorld: ({ country }: World) => ({ cart: cartIn.full(country) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A surprise gift joins your order')).toBeVisible()
  },
}
