import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storyboards } from '../../content/storyboards.ts'
import { threeStories } from './AddOnStoryboard.fixtures.ts'
import { AddOnStoryboard } from './AddOnStoryboard.tsx'

const meta = {
  title: 'Commerce/AddOnStoryboard',
  component: AddOnStoryboard,
  args: { country: 'US', items: storyboards },
} satisfies Meta<typeof AddOnStoryboard>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix'],
}

export const ListsEveryItem: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10)
  },
}

export const Few: Story = { args: { items: threeStories } }
