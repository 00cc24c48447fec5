import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AgeBadge } from './AgeBadge.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Commerce/AgeBadge',
  component: AgeBadge,
  args: { ages: { from: 4, to: 10 } },
  decorators: [
    (Story) => (
      <div style={{ padding: 24, background: 'var(--color-line-orboot)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AgeBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const ShowsTheRange: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ages 4–10')).toBeVisible()
  },
}

export const WithoutUpperEnd: Story = {
  args: { ages: { from: 4 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ages 4+')).toBeVisible()
  },
}
