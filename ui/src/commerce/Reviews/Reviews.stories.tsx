import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { globeReviews } from './Reviews.fixtures.ts'
import { Reviews } from './Reviews.tsx'
import { compared } from '../../test/compared.ts'
import { RatingHistogram, ReviewAuthor, ReviewCard, ReviewOrderSelect } from './index.ts'

const meta = {
  title: 'Commerce/Reviews',
  component: Reviews,
  subcomponents: { RatingHistogram, ReviewAuthor, ReviewCard, ReviewOrderSelect },
  args: globeReviews,
} satisfies Meta<typeof Reviews>

export default meta
type Story = StoryObj<typeof meta>

/** The rating that every page claims: §1.12. */
export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const FiltersByStars: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^A selection: 5 of 35,500 can be read here/)).toBeVisible()
    const four = canvas.getByRole('button', { name: /^4/ })
    await userEvent.click(four)
    await expect(canvas.queryByText(/Has not left the table/)).toBeNull()
    await expect(canvas.getByText('Lovely, wants a good tablet')).toBeVisible()
    await expect(canvas.getByText('1 with 4 stars can be read here.')).toHaveAttribute(
      'aria-live',
      'polite',
    )
    await userEvent.click(four)
    await expect(canvas.getByText('Has not left the table since')).toBeVisible()
  },
}

export const Sorts: Story = {
  play: async ({ canvas, userEvent }) => {
    const first = () => canvas.getAllByRole('listitem').at(5)
    await expect(first()).toHaveTextContent('Pune, India · 2 November 2026')
    await userEvent.selectOptions(canvas.getByLabelText('Sort'), 'Fewest stars first')
    await expect(first()).toHaveTextContent('Good globe, short stand')
    await userEvent.selectOptions(canvas.getByLabelText('Sort'), 'Most stars first')
    await expect(first()).toHaveTextContent('Has not left the table since')
  },
}

export const LoadMore: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('The passport did it')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Load more reviews' }))
    await expect(canvas.getByText('The passport did it')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Load more reviews' })).toBeNull()
  },
}

export const NoWords: Story = {
  args: { reviews: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^4 ★?\s*stars/ }))
    // One is visible, and one is announced.
    await expect(canvas.getAllByText('None of these say more than their stars.')).toHaveLength(2)
  },
}
