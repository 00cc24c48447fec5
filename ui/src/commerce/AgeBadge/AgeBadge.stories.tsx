import type { Meta, StoryObj } from '@storybook/react-vite'
import { AgeBadge } from './AgeBadge.tsx'

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

export const Playground: Story = {}
export const WithoutUpperEnd: Story = { args: { ages: { from: 4 } } }
