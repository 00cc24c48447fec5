import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { compared } from '../../test/compared.ts'
import { inFrame, withPage } from '../page.fixtures.tsx'
import { ReviewsScreen } from './index.ts'
import { countryPage, shopPage, toyPage } from './ReviewsScreen.fixtures.ts'

const meta = {
  title: 'Screens/Reviews',
  component: ReviewsScreen,
  parameters: { layout: 'fullscreen', docs: inFrame },
  decorators: [withPage],
  args: shopPage,
} satisfies Meta<typeof ReviewsScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Source: §1.12, §2.77. */
export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const ShowsASelection: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4.85')).toBeVisible()
    await expect(canvas.getByText(/^A selection: 51 of 35,500 can be read here/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Tacto Chess' })).toHaveAttribute(
      'href',
      '/tacto/chess',
    )
    await expect(canvas.getByRole('link', { name: /^Tacto Chess: 4/ })).toHaveAttribute(
      'href',
      '/reviews/tacto/chess',
    )
    const main = within(canvas.getByRole('main'))
    await expect(main.getByRole('link', { name: 'Canada' })).toHaveAttribute('href', '/reviews/ca')
  },
}

export const OneToy: Story = {
  args: toyPage,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Orboot Earth')
    await expect(canvas.getByRole('link', { name: 'See Orboot Earth' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Toy by toy' })).toBeNull()
  },
}

export const OneCountry: Story = {
  args: countryPage,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'From the United Kingdom' })).toBeVisible()
    const main = within(canvas.getByRole('main'))
    await expect(main.getByRole('link', { name: 'United Kingdom' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}

export const NoWords: Story = { args: { ...toyPage, reviews: [] } }
