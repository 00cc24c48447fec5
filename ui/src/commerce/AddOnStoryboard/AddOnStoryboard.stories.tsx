import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storyboards } from '../../content/storyboards.ts'
import { readWorld } from '../../test/world.ts'
import { AddOnStoryboard } from './AddOnStoryboard.tsx'

const meta = {
  title: 'Commerce/AddOnStoryboard',
  component: AddOnStoryboard,
  args: { country: 'US', items: storyboards },
  render: (args, { globals }) => <AddOnStoryboard {...args} country={readWorld(globals).country} />,
} satisfies Meta<typeof AddOnStoryboard>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10)
  },
}
