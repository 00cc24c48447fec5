import type { Meta, StoryObj } from '@storybook/react-vite'
import { Logo } from './Logo.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Shell/Logo',
  component: Logo,
  args: { style: { width: 240 } },
} satisfies Meta<typeof Logo>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const OnDark: Story = {
  args: { isOnDark: true },
  decorators: [
    (Story) => (
      <div
        style={{
          padding: 32,
          background: 'var(--color-surface-inverse)',
          color: 'var(--color-text-inverse)',
        }}
      >
        <Story />
      </div>
    ),
  ],
}
