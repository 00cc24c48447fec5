import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { gamepadHint } from './Tooltip.fixtures.ts'
import { Tooltip } from './index.ts'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Core/Tooltip',
  component: Tooltip,
  args: {
    text: gamepadHint.text,
    children: (describedBy) => <Button aria-describedby={describedBy}>{gamepadHint.button}</Button>,
  },
  decorators: [
    (Story) => (
      <div style={{ padding: '80px 0 0 60px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const OnFocus: Story = {
  tags: ['matrix', 'compared', 'focused'],
  parameters: { chromatic: compared },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button')
    await expect(button).toHaveAccessibleDescription(gamepadHint.text)
    await waitFor(() => expect(canvas.getByText(gamepadHint.text)).toBeVisible())
  },
}

export const LeftByEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const bubble = canvas.getByText(gamepadHint.text)
    await waitFor(() => expect(bubble).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(bubble).not.toBeVisible())
  },
}
