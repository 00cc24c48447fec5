import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { compared } from '../../test/compared.ts'
import { inFrame, countryWithPrices } from '../page.fixtures.tsx'
import { productRange2021, rangeCards } from './RangeScreen.fixtures.ts'
import { RangeScreen } from './RangeScreen.tsx'

const meta = {
  title: 'Screens/Range',
  component: RangeScreen,
  parameters: { layout: 'fullscreen', docs: inFrame, inWorld: countryWithPrices },
  args: { ...countryWithPrices({ country: 'US' }), page: productRange2021, cards: rangeCards },
} satisfies Meta<typeof RangeScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Source: §2.7. */
export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const LinksToItsChapters: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    for (const { id, heading } of productRange2021.chapters) {
      await expect(canvas.getByRole('region', { name: heading })).toBeVisible()
      await expect(canvas.getByRole('link', { name: heading })).toHaveAttribute('href', `#${id}`)
    }
    await expect(canvas.getByRole('link', { name: 'Orboot Earth' })).toHaveAttribute(
      'href',
      '/orboot/earth',
    )
    await expect(canvas.getByRole('link', { name: 'To the shop' })).toHaveAttribute('href', '/shop')
  },
}

export const India: Story = { globals: { country: 'IN' } }
