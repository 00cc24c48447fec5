import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Rating } from './Rating.tsx'

const meta = {
  title: 'Commerce/Rating',
  component: Rating,
  args: { value: 4.85, count: 35_500 },
} satisfies Meta<typeof Rating>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('35,500 reviews')).toBeVisible()
  },
}
export const Middling: Story = { args: { value: 2.5, count: 12 } }
