import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { samplePrices } from '../../content/prices.fixtures.ts'
import { withPage } from '../page.fixtures.tsx'
import { LineScreen } from './LineScreen.tsx'

const meta = {
  title: 'Screens/Line',
  component: LineScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [withPage],
  args: { country: 'US', path: '/plugo', prices: samplePrices('US'), onAdd: fn() },
} satisfies Meta<typeof LineScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix'],
  play: async ({ canvas, userEvent, args }) => {
    const [first] = canvas.getAllByRole('button', { name: /^Add to cart/ })
    if (first !== undefined) await userEvent.click(first)
    await expect(args.onAdd).toHaveBeenCalledWith('plugo_count')
  },
}

export const Orboot: Story = { args: { path: '/orboot' } }

export const Tacto: Story = { args: { path: '/tacto' } }

export const Storybooks: Story = { args: { path: '/storybooks' } }

/** The Emirates sell no storybooks: the page says so. */
export const NothingHere: Story = {
  args: { path: '/storybooks', country: 'AE', prices: samplePrices('AE') },
}
