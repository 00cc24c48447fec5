import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ratings } from './Rating.fixtures.ts'
import { Rating } from './Rating.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Commerce/Rating',
  component: Rating,
  args: ratings.usual,
} satisfies Meta<typeof Rating>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const CountsReviews: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('35,500 reviews')).toBeVisible()
  },
}
export const Middling: Story = { args: ratings.middling }

export const Small: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  args: { size: 'small' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/35,500/).parentElement).toHaveTextContent('(35,500) reviews')
  },
}
