import { bannerFor, type CountryCode } from '@stemside/rules'
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

/** Banner, header and footer around a screen, as the toolbar's shopper sees it. */
export const withPage: Decorator = (Story, { globals, parameters }) => {
  const { country, session, date } = readWorld(globals)
  const { occasion, offer } = bannerWords(bannerFor({ country, date }), country)
  return (
    <PageFrame
      banner={
        <DiscountBanner onClose={ignore}>
          {occasion}: <strong>{offer}</strong>
        </DiscountBanner>
      }
      header={
        <SiteHeader
          country={country}
          account={accounts[session]}
          cart={<CartButton count={2} onToggle={ignore} />}
          onCountryChange={ignore}
          onSearch={ignore}
          onMenuOpen={ignore}
        />
      }
      footer={parameters['hasFooter'] !== false && <SiteFooter country={country} />}
    >
      <Story />
    </PageFrame>
  )
}

/** A whole page stands in a frame of its own on its docs page. */
export const inFrame = { story: { inline: false, height: '720px' } } as const

/** A country with its price list. */
export function marketIn({ country }: { readonly country: CountryCode }) {
  return { country, prices: samplePrices(country) }
}
