import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { globesIn } from './NavMenu.fixtures.ts'
import type { World } from '../../test/world.ts'
import { NavMenu } from './NavMenu.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Shell/NavMenu',
  component: NavMenu,
  parameters: { inWorld: ({ country }: World) => globesIn(country) },
  args: globesIn('US'),
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
}

export const Opened: Story = {
  tags: ['played', 'compared'],
  parameters: { chromatic: compared },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(globesIn('US').label))
    const mars = await screen.findByRole('menuitem', { name: /Unravel missions/ })
    await waitFor(() => expect(mars).toBeVisible())
    await expect(mars).toHaveAttribute('href', '/orboot/mars')
  },
}

export const ClosesOnAPressOutside: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText(globesIn('US').label))
    await screen.findByRole('menu')
    await userEvent.click(canvasElement)
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  },
}
