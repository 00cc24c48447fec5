import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { samplePrices } from '../../content/prices.fixtures.ts'
import { SampleScreen } from './SampleScreen.tsx'

const meta = {
  title: 'Screens/Sample',
  component: SampleScreen,
  parameters: { layout: 'fullscreen' },
  args: { country: 'US', prices: samplePrices('US'), onAdd: fn() },
} satisfies Meta<typeof SampleScreen>

export default meta
type Story = StoryObj<typeof meta>

export const WithoutLayout: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4)
  },
}
