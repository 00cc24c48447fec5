import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { bannerFor } from '@stemside/rules'
import { SeasonHero } from '../../banners/SeasonHero/index.ts'
import { seasonWords } from '../../content/seasonWords.ts'
import type { World } from '../../test/world.ts'
import { cards } from '../../content/cards.ts'
import { spotlights } from '../../content/spotlights.ts'
import { inFrame, countryWithPrices, withPage } from '../page.fixtures.tsx'
import { HomeScreen } from './HomeScreen.tsx'
import { compared } from '../../test/compared.ts'

/** The country's prices, and its banner of the toolbar's date. */
const inWorld = ({ country, date }: Pick<World, 'country' | 'date'>) => {
  const banner = bannerFor({ country, date })
  return {
    ...countryWithPrices({ country }),
    season: (
      <SeasonHero banner={banner} words={seasonWords(banner.id, country)} country={country} />
    ),
  }
}

const meta = {
  title: 'Screens/Home',
  component: HomeScreen,
  parameters: { layout: 'fullscreen', docs: inFrame, inWorld },
  decorators: [withPage],
  args: {
    ...inWorld({ country: 'US', date: '2026-11-21' }),
    spotlights,
    cards,
    onAdd: fn(),
    onAddCombo: fn(),
    onPlay: fn(),
  },
} satisfies Meta<typeof HomeScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

/** Adds from the shelf and from the sets. */
export const Adding: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [first] = canvas.getAllByRole('button', { name: /Add to cart.*Orboot Earth/ })
    if (first === undefined) throw new Error('Orboot Earth is not on the shelf')
    await userEvent.click(first)
    await expect(args.onAdd).toHaveBeenCalledWith('orboot')
    await userEvent.click(canvas.getByRole('button', { name: /Add the set.*Engineer Pack/ }))
    await expect(args.onAddCombo).toHaveBeenCalledWith('engineer_pack')
  },
}

/** "Play & Win" opens the slot machine (§2.46). */
export const Playing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play & Win' }))
    await expect(args.onPlay).toHaveBeenCalledOnce()
  },
}

export const India: Story = { globals: { country: 'IN' } }

/** GB does not offer the Jurassic STEM Pack. */
export const UnitedKingdom: Story = {
  globals: { country: 'GB' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Jurassic STEM Pack')).toBeNull()
    await expect(canvas.getByText('Tech Toy Pack')).toBeVisible()
  },
}

export const Canada: Story = { globals: { country: 'CA' } }

export const Emirates: Story = { globals: { country: 'AE' } }
