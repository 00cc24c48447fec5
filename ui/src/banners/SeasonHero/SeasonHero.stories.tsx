import { countries, type BannerId } from '@stemside/rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { compared } from '../../test/compared.ts'
import type { World } from '../../test/world.ts'
import { bannerWords } from '../../content/bannerWords.ts'
import { schemes } from '../../themes/schemes.ts'
import { seasonOf } from '../../themes/seasons.ts'
import { DiscountBanner } from '../DiscountBanner/index.ts'
import { SeasonSlot } from '../SeasonSlot/index.ts'
import {
  everyHero,
  heroByCode,
  heroIn,
  heroInWorld,
  oneOfEach,
  spring30,
} from './SeasonHero.fixtures.ts'
import { SeasonHero } from './SeasonHero.tsx'

const meta = {
  title: 'Banners/SeasonHero',
  component: SeasonHero,
  parameters: { layout: 'fullscreen' },
  args: heroIn('welcome', 'US'),
  render: (args) => (
    <SeasonSlot>
      <SeasonHero {...args} />
    </SeasonSlot>
  ),
} satisfies Meta<typeof SeasonHero>

export default meta
type Story = StoryObj<typeof meta>

/** Welcome shows when no season does. Source: §2.57, §9.23. */
export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared, inWorld: heroInWorld },
  args: { note: spring30, stockRemaining: 12 },
}

/** The offer leads to the shop (§2.58). */
export const ShowsOfferAndStock: Story = {
  tags: ['played'],
  args: { note: spring30, stockRemaining: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('Glad you crossed over')
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/shop')
    await expect(canvas.getByText('You already save 30% with SPRING30')).toBeVisible()
    await expect(canvas.getByText('12 left')).toBeVisible()
  },
}

/** A season in the toolbar's country, or in the first country that shows it. */
function season(id: BannerId): Story {
  return { parameters: { inWorld: ({ country }: World) => heroIn(id, country) } }
}

export const Birthday = season('birthday')

/** The coupon of the offer is automatic and has no end (§9.17), so none is said beside it. */
export const BlackFriday: Story = {
  ...season('black-friday'),
  globals: { country: 'US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('30% off applied for you')
    await expect(canvas.queryByText(/Until|four days on which/)).toBeNull()
  },
}

/** Two thresholds in the US, GB and CA, one in India. Source: §9.25. */
export const Holiday: Story = {
  ...season('holiday'),
  globals: { country: 'US' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent('15% off from $49 with HOLIDAY15')
    await expect(second).toHaveTextContent('30% off from $64 with HOLIDAY30')
    await expect(canvas.getByText('Until December 31')).toBeVisible()
  },
}

export const HolidayInIndia: Story = {
  ...season('holiday'),
  globals: { country: 'IN' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent(
      '15% off from ₹2,997 with HOLIDAY15',
    )
  },
}

/** Source: §9.26. */
export const RepublicDay: Story = {
  ...season('republic-day'),
  globals: { country: 'IN' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent(
      'up to 20% off bundles with REPUBLIC20',
    )
  },
}

export const BackToSchool = season('back-to-school')

/** Removed by the shopper, the automatic coupon is offered by its code, and still has no end. */
export const AutomaticByItsCode: Story = {
  args: heroByCode('black-friday', 'US'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('30% off with SPRING30')
    await expect(canvas.queryByText(/Until/)).toBeNull()
  },
}

export const JulyFourth = season('july-4')

export const Launch = season('launch')

export const Rakhi = season('rakhi')

export const Welcome2022 = season('welcome-2022')

export const Instagram = season('instagram')

/** Every banner in every country that shows it. */
export const EveryCountry: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, paddingBlock: 24 }}>
      {everyHero.map((hero) => (
        <div key={`${hero.country} ${hero.banner.id}`}>
          <p style={{ paddingInline: 24 }}>
            {`${countries[hero.country].name}: ${hero.banner.id}`}
          </p>
          <SeasonSlot>
            <SeasonHero {...hero} />
          </SeasonSlot>
        </div>
      ))}
    </div>
  ),
}

/** A sheet of seasons: the thin bar and the hero, in each season's colours. */
function sheetOf(heroes: typeof oneOfEach): Story {
  return {
    render: (_args, { globals }) => (
      <div style={{ display: 'grid', gap: 24, paddingBottom: 24 }}>
        {heroes.map(({ banner, words, country }) => {
          const { occasion, offer } = bannerWords(banner, country)
          return (
            <div
              key={banner.id}
              data-season={seasonOf(banner.id)}
              data-scheme={schemes.find((scheme) => scheme === globals['scheme'])}
            >
              <DiscountBanner aria-label={occasion} style={{ marginBottom: 12 }}>
                <span>{`${occasion}: `}</span>
                <strong>{offer}</strong>
              </DiscountBanner>
              <SeasonSlot>
                <SeasonHero banner={banner} words={words} country={country} />
              </SeasonSlot>
            </div>
          )
        })}
      </div>
    ),
    play: async ({ canvas }) => {
      await expect(canvas.getAllByRole('complementary')).toHaveLength(heroes.length)
      await expect(canvas.getAllByRole('heading')).toHaveLength(heroes.length)
    },
  }
}

/** Each season once. */
export const Sheet: Story = {
  ...sheetOf(oneOfEach),
  tags: ['compared'],
  parameters: { chromatic: compared },
}

/** The seasons of India, whose codes, thresholds and school days are its own. */
export const SheetOfIndia: Story = {
  ...sheetOf(everyHero.filter(({ country }) => country === 'IN')),
  tags: ['compared'],
  parameters: { chromatic: compared },
}
