import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { compared } from '../../test/compared.ts'
import { ticketLayouts } from './index.ts'
import { holiday30, republic20 } from './Ticket.fixtures.ts'
import { Ticket } from './Ticket.tsx'

const meta = {
  title: 'Editorial/Ticket',
  component: Ticket,
  args: holiday30,
  argTypes: { layout: { control: 'inline-radio', options: ticketLayouts } },
  decorators: [
    (Story) => (
      <div style={{ padding: 24, background: 'var(--color-stage)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Ticket>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix'],
}

export const ReadsAsOneSentence: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('HOLIDAY30').closest('p')).toHaveTextContent(
      '30% off from $64 with HOLIDAY30',
    )
  },
}

/** In the middle of a scene. */
export const Stack: Story = {
  tags: ['compared'],
  parameters: { chromatic: compared },
  args: { layout: 'stack' },
}

export const UpTo: Story = { args: republic20 }
