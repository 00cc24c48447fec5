import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleCategories, samplePosts } from '../../editorial/PostCard/PostCard.fixtures.ts'
import { compared } from '../../test/compared.ts'
import { inFrame, withPage } from '../page.fixtures.tsx'
import { BlogScreen } from './BlogScreen.tsx'

const meta = {
  title: 'Screens/Blog',
  component: BlogScreen,
  parameters: { layout: 'fullscreen', docs: inFrame },
  decorators: [withPage],
  args: { posts: samplePosts, categories: sampleCategories, pageCount: 3 },
} satisfies Meta<typeof BlogScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const LinksToPages: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Older posts' })).toHaveAttribute(
      'href',
      '/blog/page/2',
    )
    await expect(canvas.queryByRole('link', { name: 'Newer posts' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page')
  },
}

export const LastPage: Story = {
  args: { page: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Newer posts' })).toHaveAttribute(
      'href',
      '/blog/page/2',
    )
    await expect(canvas.queryByRole('link', { name: 'Older posts' })).toBeNull()
  },
}

export const OneCategory: Story = {
  args: { posts: samplePosts.slice(0, 1), category: sampleCategories[0], pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Geography')
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  },
}
