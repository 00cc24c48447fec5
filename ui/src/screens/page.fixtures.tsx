import type { Decorator } from '@storybook/react-vite'
import { DiscountBanner } from '../banners/DiscountBanner/index.ts'
import { samplePrices } from '../content/prices.fixtures.ts'
import { PageFrame } from '../shell/PageFrame/index.ts'
import { SiteFooter } from '../shell/SiteFooter/index.ts'
import { SiteHeader } from '../shell/SiteHeader/index.ts'
import { readWorld } from '../test/world.ts'

const ignore = () => undefined

/** Banner, header and footer around a screen, as the toolbar's shopper sees it. */
export const withPage: Decorator = (Story, { globals, parameters }) => {
  const { country, session } = readWorld(globals)
  return (
    <PageFrame
      banner={
        <DiscountBanner>
          New here? <strong>10% off</strong> your first order with WELCOME10
        </DiscountBanner>
      }
      header={
        <SiteHeader
          country={country}
          account={{
            session:
              session === 'member'
                ? { status: 'authenticated', name: 'Sam' }
                : { status: 'unauthenticated' },
            onLogIn: ignore,
            onLogOut: ignore,
          }}
          cartCount={2}
          onCountryChange={ignore}
          onSearch={ignore}
          onCartToggle={ignore}
          onMenuOpen={ignore}
        />
      }
      footer={parameters['hasFooter'] !== false && <SiteFooter country={country} />}
    >
      <Story />
    </PageFrame>
  )
}

/** The country that the toolbar chose, with its price list. */
export function marketOf(globals: Readonly<Record<string, unknown>>) {
  const { country } = readWorld(globals)
  return { country, prices: samplePrices(country) }
}
