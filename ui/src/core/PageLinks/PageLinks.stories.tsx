import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { compared } from '../../test/compared.ts'
import { blogPages } from './PageLinks.fixtures.ts'
import { PageLinks } from './index.ts'

const meta = {
  title: 'Core/PageLinks',
  component: PageLinks,
  args: { ...blogPages, page: 2, pageCount: 3 },
} satisfies Meta<typeof PageLinks>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const LinksToBothSides: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    const link = (name: string) => canvas.getByRole('link', { name })
    await expect(link('Newer posts')).toHaveAttribute('href', '/blog')
    await expect(link('Older posts')).toHaveAttribute('href', '/blog/page/3')
  },
}

export const First: Story = {
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Newer posts' })).toBeNull()
  },
}

export const Last: Story = {
  args: { page: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Older posts' })).toBeNull()
  },
}

export const OnePage: Story = {
  args: { page: 1, pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}
