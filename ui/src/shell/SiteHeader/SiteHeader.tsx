import type { CountryCode } from '@stemside/rules'
import type { ReactNode } from 'react'
import { LinkSlot, useHasPage } from '../../core/LinkSlot/index.ts'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import { CountrySelector } from '../CountrySelector/index.ts'
import { Logo } from '../Logo/index.ts'
import { NavMenu } from '../NavMenu/index.ts'
import { companyLinks, lineMenus } from '../navigation.ts'
import { ProfileMenu } from '../ProfileMenu/index.ts'
import { SearchField } from '../SearchField/index.ts'
import type { ShellAccount } from '../session.ts'
import { MenuIcon } from '../../icons/index.ts'
import styles from './SiteHeader.module.css'

export interface SiteHeaderProps {
  /** The shopper's country. It decides currency, prices and words. */
  country: CountryCode
  /** The visitor's account; leave it out where the shop has none. @default none */
  account?: ShellAccount | undefined
  /** The way to the cart: a `CartButton`. Its count changes without the rest of the header. */
  cart: ReactNode
  /** What was searched for last. @default '' */
  query?: string
  /** Another country was chosen. */
  onCountryChange: (country: CountryCode) => void
  /** Something was searched for; without spaces around it. */
  onSearch: (query: string) => void
  /** The menu button of narrow screens was pressed. */
  onMenuOpen: () => void
  /** Called when the list of countries was wanted and its code could not be fetched. @default nothing happens */
  onMenuMissing?: () => void
}

/** The quiet line at the top of every page. Source: specification §2, "Header". */
export function SiteHeader(props: SiteHeaderProps) {
  const hasPage = useHasPage()
  const [schools, ...company] = companyLinks
  const more = company.filter(({ href }) => hasPage(href))
  return (
    <header className={styles.root}>
      <div className={styles.inner}>
        <button
          type="button"
          className={styles.menu}
          onClick={props.onMenuOpen}
          aria-haspopup="dialog"
        >
          <MenuIcon />
          <VisuallyHidden>Menu</VisuallyHidden>
        </button>
        <LinkSlot href="/" className={styles.home}>
          <Logo className={styles.logo} />
          <VisuallyHidden>Stemside home</VisuallyHidden>
        </LinkSlot>
        <nav className={styles.nav} aria-label="Main">
          {lineMenus(props.country).map((menu) => (
            <NavMenu key={menu.href} {...menu} />
          ))}
          {schools !== undefined && hasPage(schools.href) && (
            <LinkSlot href={schools.href} className={styles.link}>
              {schools.label}
            </LinkSlot>
          )}
          {more[0] !== undefined && <NavMenu label="More" href={more[0].href} items={more} />}
          <LinkSlot href="/shop" className={styles.link}>
            Shop
          </LinkSlot>
        </nav>
        <div className={styles.search}>
          <SearchField query={props.query ?? ''} onSearch={props.onSearch} />
        </div>
        <div className={styles.tools}>
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
