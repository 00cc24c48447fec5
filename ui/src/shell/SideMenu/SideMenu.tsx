import { countries, type CountryCode, storeName, isolate } from '@stemside/rules'
import type { ReactNode } from 'react'
import { Drawer } from '../../core/Drawer/index.ts'
import { Flag } from '../../core/Flag/index.ts'
import { LinkSlot } from '../../core/LinkSlot/index.ts'
import { ChevronDownIcon } from '../../icons/index.ts'
import { offeredCountries } from '../CountrySelector/index.ts'
import {
  allToysLink,
  companyLinks,
  giftGuideLink,
  orbootLinks,
  storybooksLink,
  trackingLink,
  wishListLink,
} from '../navigation.ts'
import { SearchField } from '../SearchField/index.ts'
import type { ShellAccount } from '../session.ts'
import { SocialLinks } from '../SiteFooter/SocialLinks.tsx'
import styles from './SideMenu.module.css'

export interface SideMenuProps {
  /** Whether the dialog is open. */
  isOpen: boolean
  /** Called on Escape, on a press on the backdrop, on the close button, and on a press on an entry. */
  onClose: () => void
  /** The shopper's country. It decides currency, prices and texts. */
  country: CountryCode
  /** The visitor's account. @default the shop has no accounts */
  account?: ShellAccount | undefined
  /** Called when another country is chosen. */
  onCountryChange: (country: CountryCode) => void
  /** Called with the search text, without surrounding spaces. */
  onSearch: (query: string) => void
}

/**
 * The menu of narrow screens, 300 px wide (specification §2). While it is open, its opener hides
 * chat launcher and banners. Load it lazily, because it includes Radix.
 */
export function SideMenu({ isOpen, onClose, country, account, ...events }: SideMenuProps) {
  const link = (href: string, label: ReactNode) => (
    <LinkSlot href={href} className={styles.link} onClick={onClose}>
      {label}
    </LinkSlot>
  )
  return (
    <Drawer isOpen={isOpen} onClose={onClose} side="left" className={styles.root}>
      <Drawer.Header
        title={
          account?.session.status === 'authenticated'
            ? `Welcome, ${isolate(account.session.name)}`
            : 'Welcome'
        }
      />
      <Drawer.Body>
        <SearchField
          onSearch={(query) => {
            onClose()
            events.onSearch(query)
          }}
        />
        <nav aria-label="Shop" className={styles.links}>
          {link(allToysLink.href, allToysLink.label)}
          <details className={styles.accordion}>
            <summary className={styles.link}>
              Orboot <ChevronDownIcon className={styles.chevron} />
            </summary>
            <ul className={styles.inner}>
              <li>{link('/orboot', 'All Orboot globes')}</li>
              {orbootLinks(country).map((item) => (
                <li key={item.label}>
                  {link(
                    item.href,
                    <span>
                      {item.label}
                      <span className={styles.tagline}>{item.tagline}</span>
                    </span>,
                  )}
                </li>
              ))}
            </ul>
          </details>
          {link('/tacto', 'Tacto')}
          {link('/plugo', 'Plugo')}
          {link(storybooksLink.href, storybooksLink.label)}
          {link(giftGuideLink.href, giftGuideLink.label)}
        </nav>
        <nav aria-label={storeName} className={styles.links} data-size="small">
          {[...companyLinks, trackingLink, wishListLink].map((item) => (
            <div key={item.href}>{link(item.href, item.label)}</div>
          ))}
          {account !== undefined && (
            <button
              type="button"
              className={styles.link}
              data-part={account.session.status === 'loading' ? 'log-in' : undefined}
              onClick={
                account.session.status === 'authenticated' ? account.onLogOut : account.onLogIn
              }
            >
              {account.session.status === 'authenticated' ? 'Log Out' : 'Log In'}
            </button>
          )}
        </nav>
        <h3 className={styles.heading} id="side-menu-countries">
          Deliver to
        </h3>
        <ul aria-labelledby="side-menu-countries">
          {offeredCountries(country).map((code) => (
            <li key={code}>
              <button
                type="button"
                className={styles.link}
                aria-current={code === country ? 'true' : undefined}
                onClick={() => {
                  onClose()
                  if (code !== country) events.onCountryChange(code)
                }}
              >
                <Flag country={code} /> {countries[code].name}
              </button>
            </li>
          ))}
        </ul>
        <SocialLinks />
      </Drawer.Body>
    </Drawer>
  )
}
