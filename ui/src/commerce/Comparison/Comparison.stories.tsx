import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleItem } from '../shelf.fixtures.ts'
import { Comparison } from './Comparison.tsx'

const meta = {
  title: 'Commerce/Comparison',
  component: Comparison,
  args: {
    label: 'Orboot globes',
    country: 'US',
    current: 'orboot',
    items: ['orboot', 'orboot_dinos', 'orboot_mars'].map((sku) => sampleItem('US', sku)),
  },
} satisfies Meta<typeof Comparison>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Orboot globes' })).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: 'Mars' })).toBeVisible()
  },
}
