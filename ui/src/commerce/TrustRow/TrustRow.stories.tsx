import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { readWorld } from '../../test/world.ts'
import { TrustRow } from './TrustRow.tsx'

const meta = {
  title: 'Commerce/TrustRow',
  component: TrustRow,
  args: { country: 'US' },
  render: (args, { globals }) => <TrustRow {...args} country={readWorld(globals).country} />,
} satisfies Meta<typeof TrustRow>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free from $49.00')).toBeVisible()
  },
}
export const India: Story = { globals: { country: 'IN' } }
