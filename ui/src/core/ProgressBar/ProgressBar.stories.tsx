import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { shippingProgress } from './ProgressBar.fixtures.ts'
import { ProgressBar, progressBarTones } from './index.ts'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Core/ProgressBar',
  component: ProgressBar,
  args: shippingProgress,
  argTypes: { tone: { control: 'inline-radio', options: progressBarTones } },
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const ReportsItsValue: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: shippingProgress.label })
    await expect(bar).toHaveAttribute('value', '36.5')
  },
}

export const Reached: Story = {
  args: { label: 'Shipping is free', value: 60, tone: 'success' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '49')
  },
}

export const BothTones: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <ProgressBar {...args} value={0} />
      <ProgressBar {...args} />
      <ProgressBar {...args} label="Shipping is free" value={49} tone="success" />
    </div>
  ),
}
