import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge, badgeTones } from './index.ts'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Core/Badge',
  component: Badge,
  args: { children: 'Ages 4–10' },
  argTypes: { tone: { control: 'inline-radio', options: badgeTones } },
  decorators: [
    (Story) => (
      <div
        style={{
          padding: 24,
          background: 'var(--color-stage)',
          display: 'flex',
          gap: 12,
          flexWrap: 'wrap',
        }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Sale: Story = { args: { tone: 'sale', children: 'Save 25%' } }

export const AllTones: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  render: () => (
    <>
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </>
  ),
}
