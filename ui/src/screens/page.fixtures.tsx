import { bannerFor, shopContact, type CountryCode } from '@stemside/rules'
import type { Decorator } from '@storybook/react-vite'
import { DiscountBanner } from '../banners/DiscountBanner/index.ts'
import { bannerWords } from '../content/bannerWords.ts'
import { samplePrices } from '../content/prices.fixtures.ts'
import { CartButton } from '../shell/CartButton/index.ts'
import { PageFrame } from '../shell/PageFrame/index.ts'
import { accounts } from '../shell/SideMenu/SideMenu.fixtures.ts'
import { SiteFooter } from '../shell/SiteFooter/index.ts'
import { SiteHeader } from '../shell/SiteHeader/index.ts'
import { readWorld } from '../test/world.ts'

const ignore = () => undefined

/** Puts banner, header and footer around a screen, for the toolbar's country and session. */
export const withPage: Decorator = (Story, { globals, parameters }) => {
  const { country, session, date, season } = readWorld(globals)
  const isSlim = parameters['isHeaderSlim'] === true
  const banner = bannerFor({ country, date, ...(season === 'instagram' && { utmSource: season }) })
  const { occasion, offer } = bannerWords(banner, country)
  return (
    <PageFrame
      banner={
        isSlim ? undefined : (
          <DiscountBanner onClose={ignore}>
            <span>{`${occasion}: `}</span>
            <strong>{offer}</strong>
          </DiscountBanner>
        )
      }
      header={
        <SiteHeader
          isSlim={isSlim}
          country={country}
          account={accounts[session]}
          cart={<CartButton count={2} onToggle={ignore} />}
          onCountryChange={ignore}
          onSearch={ignore}
          onSearchOpen={ignore}
          onMenuOpen={ignore}
        />
      }
      footer={
        parameters['hasFooter'] !== false && <SiteFooter country={country} contact={shopContact} />
      }
    >
      <Story />
    </PageFrame>
  )
}

/** On a docs page, a screen gets a frame of its own. */
export const inFrame = { story: { inline: false, height: '720px' } } as const

/** A country with its price list. */
export function countryWithPrices({ country }: { readonly country: CountryCode }) {
  return { country, prices: samplePrices(country) }
}
