import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { longOffer, welcome } from './DiscountBanner.fixtures.tsx'
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

export const LongWords: Story = {
  args: { children: longOffer },
}
