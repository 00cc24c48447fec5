import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { compared } from '../../test/compared.ts'
import { wishedToy } from './WishButton.fixtures.ts'
import { WishButton } from './WishButton.tsx'

const meta = {
  title: 'Commerce/WishButton',
  component: WishButton,
  args: { name: wishedToy, onWishedChange: fn() },
} satisfies Meta<typeof WishButton>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['matrix'] }

export const Wished: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  args: { isWished: true },
}

export const Bare: Story = { tags: ['matrix'], args: { isBare: true, isWished: true } }

/** The ring of a heart on a card is not the button’s own colour. */
export const BareWithFocus: Story = {
  tags: ['played'],
  args: { isBare: true },
  play: async ({ canvas, userEvent }) => {
    const heart = canvas.getByRole('button')
    await userEvent.tab()
    await expect(heart).toHaveFocus()
    const { outlineWidth, outlineColor } = getComputedStyle(heart)
    await expect(outlineWidth).toBe('3px')
    await expect(outlineColor).not.toBe('rgba(0, 0, 0, 0)')
  },
}

export const ReportsTheWish: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Add to wish list: ${wishedToy}` }))
    await expect(args.onWishedChange).toHaveBeenCalledWith(true)
  },
}

export const TakesItOff: Story = {
  tags: ['played'],
  args: { isWished: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Remove from wish list/ }))
    await expect(args.onWishedChange).toHaveBeenCalledWith(false)
  },
}
