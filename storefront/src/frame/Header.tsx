import { OfferButton } from '@stemside/ui/banners/DiscountBanner'
import { CartButton } from '@stemside/ui/shell/CartButton'
import { SiteHeader } from '@stemside/ui/shell/SiteHeader'
import { useSnapshot } from 'valtio'
import { chooseCountry } from '../effects/chooseCountry.ts'
import { useAccount } from './useAccount.ts'
import { useSearch } from '../hooks/useSearch.ts'
import { useShop } from '../hooks/ShopContext.tsx'
import { showPartMissing } from './showPartMissing.ts'
import { toSearch } from './toSearch.ts'
import { useGo } from '../hooks/navigation.ts'

/** The site header, wired. */
export function Header() {
  const shop = useShop()
  const go = useGo()
  const search = useSearch()
  const { country } = useSnapshot(shop.market.state)
  const account = useAccount()
  return (
    <SiteHeader
      country={country}
      account={account}
      cart={
        <>
          <OfferToggle />
          <CartToggle />
        </>
      }
      query={search.get('q') ?? ''}
      onCountryChange={(chosen) => void chooseCountry(shop, chosen)}
      onSearch={(query) => void go(toSearch(query))}
      onMenuOpen={() => shop.dialogs.open({ id: 'menu' })}
      onMenuMissing={() => showPartMissing(shop.notices)}
    />
  )
}

/** Brings a closed banner back. */
function OfferToggle() {
  const { visit } = useShop()
  const { isBannerClosed } = useSnapshot(visit.state)
  return <OfferButton isClosed={isBannerClosed} onOpen={() => visit.openBanner()} />
}

/** A component of its own, so that a new count does not render the header's fifty links again. */
function CartToggle() {
  const shop = useShop()
  const go = useGo()
  const { lines, isRestored } = useSnapshot(shop.cart.state)
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const toggle = () => {
    // Checkout has no overlay (specification §2): nothing shall cover a form that is being filled. The
    // address is that of a page that is still on its way, too.
    if (window.location.pathname === '/checkout/guest') void go('/cart')
    else if (shop.dialogs.isOpen('cart')) shop.dialogs.close('cart')
    else shop.cart.openOverlay()
  }
  return <CartButton count={isRestored ? count : undefined} onToggle={toggle} />
}
