import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { spring30 } from '../cart.fixtures.ts'
import { sampleCombo } from '../shelf.fixtures.ts'
import type { World } from '../../test/world.ts'
import { ComboCard } from './ComboCard.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Commerce/ComboCard',
  component: ComboCard,
  parameters: {
    inWorld: ({ country }: World) => ({ combo: sampleCombo(country, 'engineer_pack') }),
  },
  args: { country: 'US', combo: sampleCombo('US', 'engineer_pack'), headingLevel: 2, onAdd: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ComboCard>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const AddsTheSet: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('You save $23.00 compared with buying one by one')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Add the set/ }))
    await expect(args.onAdd).toHaveBeenCalledWith('engineer_pack')
  },
}

/** With a coupon in force, the set saves less, and the card says so: the cart has the same figure. */
export const WithCoupon: Story = {
  globals: { country: 'US' },
  parameters: { inWorld: () => ({ combo: sampleCombo('US', 'engineer_pack', spring30) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You save $16.10 compared with buying one by one')).toBeVisible()
    await expect(canvas.getByText('with SPRING30, before shipping')).toBeVisible()
  },
}

/** A set that India does not offer. */
export const OfTwo: Story = {
  globals: { country: 'US' },
  parameters: { inWorld: () => ({ combo: sampleCombo('US', 'tech_toy_pack') }) },
}

export const Rupees: Story = {
  globals: { country: 'IN' },
  parameters: { inWorld: () => ({ combo: sampleCombo('IN', 'jurassic_stem_pack') }) },
}
