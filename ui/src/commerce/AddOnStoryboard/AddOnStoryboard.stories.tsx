import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { storyboards } from '../../content/storyboards.ts'
import { threeStories } from './AddOnStoryboard.fixtures.ts'
import { AddOnStoryboard } from './AddOnStoryboard.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Commerce/AddOnStoryboard',
  component: AddOnStoryboard,
  args: { country: 'US', items: storyboards },
} satisfies Meta<typeof AddOnStoryboard>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

/** All ten are shown, and none can be bought (§3.22). */
export const ListsEveryItem: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10)
    await expect(canvas.getAllByText('Coming')).toHaveLength(10)
  },
}

export const ScrollsByArrow: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('region', { name: 'Stories to come' })
    await userEvent.click(canvas.getByRole('button', { name: 'More stories' }))
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(100))
    await userEvent.click(canvas.getByRole('button', { name: 'Stories before' }))
    await waitFor(() => expect(row.scrollLeft).toBe(0))
  },
}

export const Few: Story = { args: { items: threeStories } }
