import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { reviewCounts, sampleReviews } from '../shelf.fixtures.ts'
import { Reviews } from './Reviews.tsx'

const meta = {
  title: 'Commerce/Reviews',
  component: Reviews,
  args: { value: 4.85, count: 35_500, counts: reviewCounts, reviews: sampleReviews },
} satisfies Meta<typeof Reviews>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix'],
  play: async ({ canvas, userEvent }) => {
    const four = canvas.getByRole('button', { name: /^4/ })
    await userEvent.click(four)
    await expect(canvas.queryByText(/Has not left the table/)).toBeNull()
    await expect(canvas.getByText('Lovely, wants a good tablet')).toBeVisible()
    await userEvent.click(four)
    await expect(canvas.getByText('Has not left the table since')).toBeVisible()
  },
}

export const NoWords: Story = { args: { reviews: [] } }
