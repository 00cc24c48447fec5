import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CountrySelector } from './CountrySelector.tsx'

const meta = {
  title: 'Shell/CountrySelector',
  component: CountrySelector,
  tags: ['!autodocs'],
  args: { country: 'US', onCountryChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', justifyItems: 'end', minHeight: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CountrySelector>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix'],
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByText('Country: United States')
    await userEvent.click(opener)
    await expect(canvas.getAllByRole('button')).toHaveLength(4)
    await userEvent.click(canvas.getByRole('button', { name: /India/ }))
    await expect(args.onCountryChange).toHaveBeenCalledWith('IN')
    await userEvent.click(opener)
  },
}

/** The Emirates are not in the list, but may be where a visitor is. */
export const Emirates: Story = { args: { country: 'AE' } }
