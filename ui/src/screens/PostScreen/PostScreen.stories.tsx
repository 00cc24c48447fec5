import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { otherPosts } from '../../editorial/PostCard/PostCard.fixtures.ts'
import { compared } from '../../test/compared.ts'
import { inFrame, withPage } from '../page.fixtures.tsx'
import { samplePost } from './PostScreen.fixtures.ts'
import { PostScreen } from './PostScreen.tsx'

const meta = {
  title: 'Screens/Post',
  component: PostScreen,
  parameters: { layout: 'fullscreen', docs: inFrame },
  decorators: [withPage],
  args: { post: samplePost, others: otherPosts },
} satisfies Meta<typeof PostScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const LinksToItsCategory: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(samplePost.title)
    await expect(canvas.getByRole('link', { name: 'Geography' })).toHaveAttribute(
      'href',
      '/blog/category/geography',
    )
    await expect(canvas.getByRole('heading', { name: 'Read on' })).toBeVisible()
  },
}

/** A post of another blog may have little more than its title and text. */
export const WithLittle: Story = {
  args: {
    post: {
      ...samplePost,
      excerpt: '',
      author: undefined,
      date: undefined,
      category: undefined,
      picture: undefined,
    },
    others: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(samplePost.title)
    await expect(canvas.getByText(/^\d+ min read$/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Geography' })).toBeNull()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

export const Alone: Story = {
  args: { others: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Read on' })).toBeNull()
  },
}
