import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { globes } from './NavMenu.fixtures.ts'
import { NavMenu } from './NavMenu.tsx'

const meta = {
  title: 'Shell/NavMenu',
  component: NavMenu,
  args: globes,
  decorators: [
    (Story) => (
      <div style={{ minHeight: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NavMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(globes.label))
    const mars = canvas.getByRole('link', { name: /Unravel missions/ })
    await waitFor(() => expect(mars).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(mars).not.toBeVisible()
    await expect(canvas.getByText(globes.label).closest('summary')).toHaveFocus()
    await userEvent.click(canvas.getByText(globes.label))
    await waitFor(() => expect(mars).toBeVisible())
  },
}

export const ClosesOnAPressOutside: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText(globes.label))
    await userEvent.click(canvasElement)
    await expect(canvas.getByRole('link', { name: /Earth/ })).not.toBeVisible()
  },
}
