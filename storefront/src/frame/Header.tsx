import { OfferButton } from '@stemside/ui/banners/DiscountBanner'
import { CartButton } from '@stemside/ui/shell/CartButton'
import { SiteHeader } from '@stemside/ui/shell/SiteHeader'
import { useSnapshot } from 'valtio'
import { chooseCountry } from '../effects/chooseCountry.ts'
import { useAccount } from './useAccount.ts'
import { useQueryParameters } from '../hooks/useQueryParameters.ts'
import { useStores } from '../hooks/StoresContext.tsx'
import { showPartMissing } from './showPartMissing.ts'
import { suggestions } from './suggestions.tsx'
import { countToys } from '../state/cart.ts'
import { toSearch } from './toSearch.ts'
import { useGo } from '../hooks/navigation.ts'

/** Connects the site header to the stores. */
export function Header({ isSlim }: { readonly isSlim: boolean }) {
  const stores = useStores()
  const go = useGo()
  const search = useQueryParameters()
  const { country } = useSnapshot(stores.prices.state)
  const account = useAccount()
  return (
    <SiteHeader
      country={country}
      account={account}
      cart={
        <>
          {!isSlim && <OfferToggle />}
          <CartToggle />
        </>
      }
      isSlim={isSlim}
      query={search.get('q') ?? ''}
      onCountryChange={(chosen) => void chooseCountry(stores, chosen)}
      onSearch={(query) => void go(toSearch(query))}
      suggestions={suggestions}
      onSearchOpen={() => stores.dialogs.open({ id: 'search' })}
      onMenuOpen={() => stores.dialogs.open({ id: 'menu' })}
      onMenuMissing={() => showPartMissing(stores.notices)}
    />
  )
}

/** The button that reopens a closed banner. */
function OfferToggle() {
  const { visit } = useStores()
  const { isBannerClosed } = useSnapshot(visit.state)
  return <OfferButton isClosed={isBannerClosed} onOpen={() => visit.openBanner()} />
}

/** A component of its own, so that a new count does not render the header's 50 links again. */
function CartToggle() {
  const stores = useStores()
  const go = useGo()
  const { lines, isRestored } = useSnapshot(stores.cart.state)
  const count = countToys(lines)
  const toggle = () => {
    // Checkout has no overlay (specification §2), because it would cover the form.
    // `window.location` is already that of a page that is still loading.
    if (window.location.pathname === '/checkout/guest') void go('/cart')
    else if (stores.dialogs.isOpen('cart')) stores.dialogs.close('cart')
    else stores.cart.openOverlay()
  }
  return <CartButton count={isRestored ? count : undefined} onToggle={toggle} />
}
