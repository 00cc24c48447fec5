import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { longOffer, offerOfTheDay, presentSaving, welcome } from './DiscountBanner.fixtures.tsx'
import { DiscountBanner } from './DiscountBanner.tsx'

const meta = {
  title: 'Banners/DiscountBanner',
  component: DiscountBanner,
  parameters: { layout: 'fullscreen' },
  args: welcome,
} satisfies Meta<typeof DiscountBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/shop')
  },
}

/** While the offer of the day is not known, the bar keeps its place. */
export const NotKnown: Story = {
  args: { children: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

/** The coupon in force is worth more than the offer. */
export const AlreadySaving: Story = {
  args: { children: offerOfTheDay, note: presentSaving },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent(presentSaving)
    const bar = canvasElement.querySelector('aside')
    await expect(bar?.getBoundingClientRect().height).toBe(44)
  },
}

export const LongWords: Story = {
  args: { children: longOffer },
}
