import type { Meta, StoryObj } from '@storybook/react-vite'
import { Confetti } from './Confetti.tsx'

const meta = {
  title: 'Editorial/Confetti',
  component: Confetti,
  args: { style: { width: 640, height: 360, background: 'var(--color-line-plugo)' } },
} satisfies Meta<typeof Confetti>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
