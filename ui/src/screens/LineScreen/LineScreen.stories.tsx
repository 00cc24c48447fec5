import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { inFrame, countryWithPrices, withPage } from '../page.fixtures.tsx'
import { linePath } from './LineScreen.fixtures.ts'
import { LineScreen } from './LineScreen.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Screens/Line',
  component: LineScreen,
  parameters: { layout: 'fullscreen', docs: inFrame, inWorld: countryWithPrices },
  decorators: [withPage],
  args: { ...countryWithPrices({ country: 'US' }), path: linePath, onAdd: fn() },
} satisfies Meta<typeof LineScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const Adding: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [first] = canvas.getAllByRole('button', { name: /^Add to cart/ })
    if (first !== undefined) await userEvent.click(first)
    await expect(args.onAdd).toHaveBeenCalledWith('plugo_count')
  },
}

export const Orboot: Story = { args: { path: '/orboot' } }

export const Tacto: Story = { args: { path: '/tacto' } }

export const Storybooks: Story = { args: { path: '/storybooks' } }

/** The Emirates sell no storybooks, so the page says so. StorybooksScreen adds samples to it. */
export const NothingHere: Story = {
  globals: { country: 'AE' },
  args: { path: '/storybooks' },
}
