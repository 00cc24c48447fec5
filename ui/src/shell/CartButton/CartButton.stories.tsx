import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CartButton } from './CartButton.tsx'
import { compared } from '../../test/compared.ts'

const counts = { usual: 2, one: 1, none: 0, many: 120, notKnown: undefined } as const

const meta = {
  title: 'Shell/CartButton',
  component: CartButton,
  args: { count: counts.usual, onToggle: fn() },
} satisfies Meta<typeof CartButton>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** It shows the count and toggles the cart overlay (§2.26). */
export const Toggles: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cart, 2 items' }))
    await expect(args.onToggle).toHaveBeenCalled()
  },
}

export const One: Story = { args: { count: counts.one } }
export const Empty: Story = { args: { count: counts.none } }
export const Many: Story = { args: { count: counts.many } }
export const NotKnown: Story = { args: { count: counts.notKnown } }

export const AllCounts: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  render: ({ onToggle }) => (
    <div style={{ display: 'flex', gap: 24 }}>
      {Object.entries(counts).map(([name, count]) => (
        <CartButton key={name} count={count} onToggle={onToggle} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Cart' })).toBeVisible()
  },
}
