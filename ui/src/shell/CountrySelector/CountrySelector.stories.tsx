import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { journey } from './CountrySelector.fixtures.ts'
import { CountrySelector } from './CountrySelector.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Shell/CountrySelector',
  component: CountrySelector,
  args: { country: journey.from, onCountryChange: fn() },
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
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByText('Country: United States')
    await userEvent.click(opener)
    await expect(canvas.getAllByRole('button')).toHaveLength(4)
    await userEvent.click(canvas.getByRole('button', { name: /India/ }))
    await expect(args.onCountryChange).toHaveBeenCalledWith(journey.to)
    await userEvent.click(opener)
  },
}

/** The Emirates are not in the list, but may be where a visitor is. */
export const Emirates: Story = { globals: { country: 'AE' } }

/** It is left as every disclosure of the header is: by Escape, or by a press beside it. */
export const LeftByEscape: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const summary = canvas.getByText('Country: United States').closest('summary')
    await userEvent.tab()
    await expect(summary).toHaveFocus()
    await userEvent.click(canvas.getByText('Country: United States'))
    await waitFor(() => expect(canvas.getByText('Deliver to')).toBeVisible())
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByText('Deliver to')).not.toBeVisible())
    await expect(summary).toHaveFocus()
    await userEvent.click(canvas.getByText('Country: United States'))
    await waitFor(() => expect(canvas.getByText('Deliver to')).toBeVisible())
    await userEvent.click(canvasElement)
    await waitFor(() => expect(canvas.getByText('Deliver to')).not.toBeVisible())
  },
}
