import type { Meta, StoryObj } from '@storybook/react-vite'
import { partyGround } from './Confetti.fixtures.ts'
import { Confetti } from './Confetti.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Editorial/Confetti',
  component: Confetti,
  args: { style: partyGround },
} satisfies Meta<typeof Confetti>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

/** The pieces fly to their places once: for a prize. */
export const Thrown: Story = { args: { isThrown: true } }
