import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { World } from '../../test/world.ts'
import { aTie, oneSavesMore, words } from './CartReasons.fixtures.ts'
import { CartReasons } from './CartReasons.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Commerce/CartReasons',
  component: CartReasons,
  parameters: { inWorld: ({ country }: World) => ({ reasons: oneSavesMore(country) }) },
  args: { reasons: oneSavesMore('US') },
} satisfies Meta<typeof CartReasons>

export default meta
type Story = StoryObj<typeof meta>

/** Source: §4.53. */
export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const NamesItsList: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'About your cart' })).toBeVisible()
    await expect(canvas.getByText(words.more)).toBeVisible()
  },
}

export const India: Story = { globals: { country: 'IN' } }

/** Two sets save the same: the sentence says so. */
export const Tie: Story = {
  parameters: { inWorld: ({ country }: World) => ({ reasons: aTie(country) }) },
  args: { reasons: aTie('US') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.same)).toBeVisible()
  },
}

/** Without a reason, no empty box is left. */
export const Nothing: Story = {
  parameters: { inWorld: () => ({ reasons: [] }) },
  args: { reasons: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}
