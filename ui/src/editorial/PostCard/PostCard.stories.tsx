import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { compared } from '../../test/compared.ts'
import { samplePosts } from './PostCard.fixtures.ts'
import { PostCard, PostByline } from './index.ts'

const [post, , long] = samplePosts

const meta = {
  title: 'Editorial/PostCard',
  component: PostCard,
  subcomponents: { PostByline },
  args: { post },
} satisfies Meta<typeof PostCard>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const LinksToThePost: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: post.title })).toHaveAttribute(
      'href',
      `/blog/${post.slug}`,
    )
    await expect(canvas.getByText(/3 November 2026/u)).toBeVisible()
  },
}

export const Lead: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  args: { isLead: true },
}

export const LongTitleWithoutPicture: Story = {
  args: { post: { ...long, picture: undefined } },
}
