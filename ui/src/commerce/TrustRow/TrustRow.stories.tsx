import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TrustRow } from './TrustRow.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Commerce/TrustRow',
  component: TrustRow,
  args: { country: 'US' },
} satisfies Meta<typeof TrustRow>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const ClaimsNothingAboutBatteries: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free from $49')).toBeVisible()
    // Some kits have coin cells in them: no claim about batteries is true of every toy.
    await expect(canvas.queryByText(/batter/)).toBeNull()
  },
}
export const India: Story = { globals: { country: 'IN' } }
