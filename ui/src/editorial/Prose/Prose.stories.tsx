import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { compared } from '../../test/compared.ts'
import { lesson } from './Prose.fixtures.ts'
import { Prose } from './index.ts'

const meta = {
  title: 'Editorial/Prose',
  component: Prose,
  args: { html: lesson },
} satisfies Meta<typeof Prose>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const KeepsHeadingsAndLists: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Before you begin')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
    await expect(canvas.getByRole('table')).toBeVisible()
  },
}
