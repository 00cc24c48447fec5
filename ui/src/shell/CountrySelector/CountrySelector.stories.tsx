import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { CountrySelector } from './CountrySelector.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Shell/CountrySelector',
  component: CountrySelector,
  args: { country: 'US', onCountryChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', placeItems: 'start end', minHeight: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CountrySelector>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix'],
}

/** The four countries of the header (§2.24). */
export const Opened: Story = {
  tags: ['played', 'compared'],
  parameters: { chromatic: compared },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Country: United States'))
    await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(4))
    await expect(screen.queryByRole('menuitem', { name: /Emirates/ })).toBeNull()
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
}

export const Chosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Country: United States'))
    await userEvent.click(await screen.findByRole('menuitem', { name: /India/ }))
    await expect(args.onCountryChange).toHaveBeenCalledWith('IN')
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  },
}

/** Whoever is in the Emirates finds them in the list too (§2.24). */
export const Emirates: Story = {
  globals: { country: 'AE' },
  tags: ['compared'],
  parameters: { chromatic: compared },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Country: United Arab Emirates'))
    await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(5))
    const current = screen.getByRole('menuitem', { name: /United Arab Emirates/ })
    await expect(current).toHaveAttribute('aria-current', 'true')
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
}

export const LeftByEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const chosen = await screen.findByRole('menuitem', { name: /United States/ })
    await expect(chosen).toHaveAttribute('aria-current', 'true')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByRole('button', { name: /Country/ })).toHaveFocus())
  },
}
