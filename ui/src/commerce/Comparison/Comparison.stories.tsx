import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { World } from '../../test/world.ts'
import { globesIn } from './Comparison.fixtures.ts'
import { Comparison } from './Comparison.tsx'

const meta = {
  title: 'Commerce/Comparison',
  component: Comparison,
  parameters: { inWorld: ({ country }: World) => globesIn(country) },
  args: { ...globesIn('US'), current: 'orboot' },
} satisfies Meta<typeof Comparison>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix'],
}

export const NamesItsColumns: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Orboot globes' })).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: 'Mars' })).toBeVisible()
  },
}

/** On a narrow screen the table scrolls sideways; the page does not. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ maxWidth: 320 }}>
      <Comparison {...args} />
    </div>
  ),
}
