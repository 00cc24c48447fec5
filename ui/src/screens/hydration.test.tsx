import { countryCodes, wholeShelf, type CountryCode } from '@stemside/rules'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cartLines, spring30 } from '../commerce/cart.fixtures.ts'
import { cards } from '../content/cards.ts'
import { sampleCart, samplePrices } from '../content/prices.fixtures.ts'
import { words as detective } from '../content/products/plugo_detective.ts'
import { spotlights } from '../content/spotlights.ts'
import { CartButton } from '../shell/CartButton/index.ts'
import { PageFrame } from '../shell/PageFrame/index.ts'
import { SiteFooter } from '../shell/SiteFooter/index.ts'
import { SiteHeader } from '../shell/SiteHeader/index.ts'
import { CartScreen } from './CartScreen/index.ts'
import { CheckoutScreen } from './CheckoutScreen/index.ts'
import { CrashScreen } from './CrashScreen/index.ts'
import { ErrorScreen } from './ErrorScreen/index.ts'
import { HomeScreen } from './HomeScreen/index.ts'
import { ListingScreen } from './ListingScreen/index.ts'
import { NotFoundScreen } from './NotFoundScreen/index.ts'
import { arrivedOrder, sampleOrder, sampleOrders } from '../commerce/order.fixtures.ts'
import { sampleReturns } from '../commerce/return.fixtures.ts'
import { somePages } from '../commerce/LeafThrough/LeafThrough.fixtures.ts'
import { BookScreen } from './BookScreen/index.ts'
import { OrderScreen } from './OrderScreen/index.ts'
import { OrdersScreen } from './OrdersScreen/index.ts'
import { ReferScreen } from './ReferScreen/index.ts'
import { ReturnScreen } from './ReturnScreen/index.ts'
import { ReturnsScreen } from './ReturnsScreen/index.ts'
import { OnboardingScreen } from './OnboardingScreen/index.ts'
import { ProductScreen } from './ProductScreen/index.ts'
import { ProfileFrame } from './ProfileFrame/index.ts'
import { SampleScreen } from './SampleScreen/index.ts'
import { ThankYouScreen } from './ThankYouScreen/index.ts'
import { TrackingScreen } from './TrackingScreen/index.ts'

const ignore = () => undefined
const lineEvents = { onQuantityChange: ignore, onRemove: ignore, onComboRemove: ignore }
const couponEvents = { onCouponSubmit: ignore, onCouponRemove: ignore, onCheckout: ignore }

/** Every screen for a country. */
function screens(country: CountryCode): Readonly<Record<string, ReactNode>> {
  const prices = samplePrices(country)
  const cart = sampleCart(country, cartLines.engineerAndMore, { coupon: spring30 })
  const shelf = { country, prices, onAdd: ignore }
  return {
    home: (
      <HomeScreen
        {...shelf}
        spotlights={spotlights}
        cards={cards}
        onAddCombo={ignore}
        onPlay={ignore}
      />
    ),
    listing: (
      <ListingScreen
        {...shelf}
        query={wholeShelf}
        pageHref={String}
        onQueryChange={ignore}
        onPlay={ignore}
      />
    ),
    product: <ProductScreen {...shelf} words={detective} cards={cards} onAddCombo={ignore} />,
    cart: <CartScreen {...lineEvents} {...couponEvents} cart={cart} />,
    'cart, not known yet': <CartScreen {...lineEvents} {...couponEvents} cart={cart} isLoading />,
    checkout: <CheckoutScreen cart={cart} onSubmit={ignore} />,
    'thank you': <ThankYouScreen status="found" isFirstLoad order={sampleOrder} />,
    tracking: <TrackingScreen country="US" tracking={{ status: 'idle' }} onTrack={ignore} />,
    orders: <OrdersScreen orders={sampleOrders} />,
    order: (
      <OrderScreen
        order={sampleOrder}
        onOrderCancel={ignore}
        onOrderAgain={ignore}
        onPrint={ignore}
      />
    ),
    returns: <ReturnsScreen returns={sampleReturns} orders={sampleOrders} now={undefined} />,
    return: (
      <ReturnScreen
        order={arrivedOrder}
        returns={[]}
        now={undefined}
        onSubmit={ignore}
        onLabelPrint={ignore}
      />
    ),
    refer: <ReferScreen country={country} onLogIn={ignore} onSignUp={ignore} />,
    book: <BookScreen title="A book" pages={somePages} backHref="/tracking" />,
    'not found': <NotFoundScreen />,
    error: <ErrorScreen />,
    profile: (
      <ProfileFrame
        heading="Addresses"
        path="/profile/addresses"
        what="Your addresses"
        status="loading"
        onRetry={ignore}
        onLogIn={ignore}
      />
    ),
    onboarding: <OnboardingScreen status="loading" onRetry={ignore} onLogIn={ignore} />,
    sample: <SampleScreen {...shelf} />,
    crash: <CrashScreen onRefresh={ignore} />,
  }
}

function inFrame(country: CountryCode, screen: ReactNode) {
  return (
    <PageFrame
      header={
        <SiteHeader
          country={country}
          account={{ session: { status: 'loading' }, onLogIn: ignore, onLogOut: ignore }}
          cart={<CartButton count={undefined} onToggle={ignore} />}
          onCountryChange={ignore}
          onSearch={ignore}
          onSearchOpen={ignore}
          onMenuOpen={ignore}
        />
      }
      footer={<SiteFooter country={country} />}
    >
      {screen}
    </PageFrame>
  )
}

class NoObserver {
  observe = ignore
  disconnect = ignore
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe.each(countryCodes)('pages of %s', (country) => {
  it.each(Object.entries(screens(country)))('hydrate without a warning: %s', (_name, screen) => {
    vi.stubGlobal('IntersectionObserver', NoObserver)
    const complaint = vi.spyOn(console, 'error')
    const recovered = vi.fn<(error: unknown) => void>()
    const page = inFrame(country, screen)
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(page)
    const prerendered = container.textContent
    render(page, { container, hydrate: true, onRecoverableError: recovered })
    expect(recovered).not.toHaveBeenCalled()
    expect(complaint).not.toHaveBeenCalled()
    expect(container.textContent).toBe(prerendered)
  })
})
