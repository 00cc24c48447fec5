import { storeName } from '@stemside/rules'
import type { CountryCode } from '@stemside/rules'
import type { ReactNode } from 'react'
import { IconButton } from '../../core/IconButton/index.ts'
import { LinkSlot } from '../../core/LinkSlot/index.ts'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import { CountrySelector } from '../CountrySelector/index.ts'
import { Logo } from '../Logo/index.ts'
import { NavMenu } from '../NavMenu/index.ts'
import { companyLinks, giftGuideLink, lineMenus } from '../navigation.ts'
import { ProfileMenu } from '../ProfileMenu/index.ts'
import { SearchField, type SearchFieldProps } from '../SearchField/index.ts'
import type { ShellAccount } from '../session.ts'
import { MenuIcon, SearchIcon } from '../../icons/index.ts'
import styles from './SiteHeader.module.css'

export interface SiteHeaderProps {
  /** The shopper's country. It decides currency, prices and texts. */
  country: CountryCode
  /** The visitor's account. @default the shop has no accounts */
  account?: ShellAccount | undefined
  /** A `CartButton`. Its count changes without rendering the rest of the header. */
  cart: ReactNode
  /**
   * Whether only logo, country, account and cart are shown, so that nothing leads away from checkout.
   * @default false
   */
  isSlim?: boolean
  /** The last search. @default '' */
  query?: string
  /** Called when another country is chosen. */
  onCountryChange: (country: CountryCode) => void
  /** Called with the search text, without surrounding spaces. */
  onSearch: (query: string) => void
  /** Renders a SearchSuggestions below the search field. @default no suggestions */
  suggestions?: SearchFieldProps['suggestions']
  /** Called when the search icon of narrow screens is pressed: opens a SearchPopup. */
  onSearchOpen: () => void
  /** Called when the menu button of narrow screens is pressed. */
  onMenuOpen: () => void
  /**
   * Called when the country menu's code could not be loaded on a press.
   * @default nothing happens
   */
  onMenuMissing?: () => void
}

/**
 * The header of every page. Source: specification §2, "Header". `data-session` says whether it is
 * known who is signed in, which tests wait for.
 */
export function SiteHeader(props: SiteHeaderProps) {
  return (
    <header
      className={styles.root}
      data-slim={props.isSlim}
      data-session={props.account?.session.status}
    >
      <div className={styles.inner}>
        {!props.isSlim && (
          <IconButton
            label="Menu"
            tone="neutral"
            size="small"
            className={styles.menu}
            onClick={props.onMenuOpen}
            aria-haspopup="dialog"
          >
            <MenuIcon />
          </IconButton>
        )}
        <LinkSlot href="/" className={styles.home}>
          <Logo className={styles.logo} />
          <VisuallyHidden>{`${storeName} home`}</VisuallyHidden>
        </LinkSlot>
        {!props.isSlim && <Finding {...props} />}
        <div className={styles.tools}>
          {!props.isSlim && (
            <IconButton
              label="Search toys"
              tone="neutral"
              size="small"
              className={styles.find}
              onClick={props.onSearchOpen}
              aria-haspopup="dialog"
              data-needs-script
            >
              <SearchIcon />
            </IconButton>
          )}
          <div className={styles.country}>
            <CountrySelector
              country={props.country}
              onCountryChange={props.onCountryChange}
              onMissing={props.onMenuMissing}
            />
          </div>
          {props.account !== undefined && <ProfileMenu {...props.account} />}
          {props.cart}
        </div>
      </div>
    </header>
  )
}

/** What leads to toys: the lines' menus and the search. */
function Finding(props: SiteHeaderProps) {
  const [schools, ...more] = companyLinks
  return (
    <>
      <nav className={styles.nav} aria-label="Main">
        {lineMenus(props.country).map((menu) => (
          <NavMenu key={menu.href} {...menu} />
        ))}
        <LinkSlot href={schools.href} className={styles.link}>
          {schools.label}
        </LinkSlot>
        <NavMenu label="More" href={more[0].href} items={[giftGuideLink, ...more]} />
        <LinkSlot href="/shop" className={styles.link}>
          Shop
        </LinkSlot>
      </nav>
      <div className={styles.search}>
        <SearchField
          query={props.query ?? ''}
          onSearch={props.onSearch}
          suggestions={props.suggestions}
        />
      </div>
    </>
  )
}
