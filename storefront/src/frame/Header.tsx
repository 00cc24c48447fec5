import { SiteHeader } from '@stemside/ui/shell/SiteHeader'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { chooseCountry } from '../effects/chooseCountry.ts'
import { useSearch } from '../routes/useSearch.ts'
import { useShop } from '../ShopContext.tsx'
import { toSearch } from './toSearch.ts'

/** The site header, wired. */
export function Header({ onMenuOpen }: { readonly onMenuOpen: () => void }) {
  const shop = useShop()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const search = useSearch()
  const { country } = useSnapshot(shop.market.state)
  const { lines, isRestored } = useSnapshot(shop.cart.state)
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <SiteHeader
      country={country}
      cartCount={isRestored ? count : undefined}
      query={search.get('q') ?? ''}
      onCountryChange={(chosen) => void chooseCountry(shop, chosen)}
      onSearch={(query) => void navigate(toSearch(query))}
      onCartToggle={() => {
        // Checkout has no overlay (specification §2): nothing shall cover a form that is being filled.
        if (pathname === '/checkout/guest') void navigate('/cart')
        else shop.cart.toggleOverlay()
      }}
      onMenuOpen={onMenuOpen}
    />
  )
}
