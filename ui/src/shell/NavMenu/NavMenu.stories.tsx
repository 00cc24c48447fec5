import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { orbootLinks } from '../navigation.ts'
import { NavMenu } from './NavMenu.tsx'

const meta = {
  title: 'Shell/NavMenu',
  component: NavMenu,
  args: { label: 'Orboot', items: orbootLinks('US') },
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Orboot'))
    const mars = canvas.getByRole('link', { name: /Unravel missions/ })
    await waitFor(() => expect(mars).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(mars).not.toBeVisible()
    await expect(canvas.getByText('Orboot').closest('summary')).toHaveFocus()
    await userEvent.click(canvas.getByText('Orboot'))
    await waitFor(() => expect(mars).toBeVisible())
  },
}

export const ClosesOnAPressOutside: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('Orboot'))
    await userEvent.click(canvasElement)
    await expect(canvas.getByRole('link', { name: /Earth/ })).not.toBeVisible()
  },
}
