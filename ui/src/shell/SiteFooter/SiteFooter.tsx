import { countries, countryCodes, type CountryCode, storeName, telOf } from '@stemside/rules'
import { Flag } from '../../core/Flag/index.ts'
import { LinkSlot } from '../../core/LinkSlot/index.ts'
import { Logo } from '../Logo/index.ts'
import {
  allToysLink,
  companyLinks,
  helpLinks,
  legalLinks,
  lineLinks,
  storybooksLink,
} from '../navigation.ts'
import type { NavMenuItem } from '../NavMenu/index.ts'
import { SocialLinks } from './SocialLinks.tsx'
import type { ReactNode } from 'react'
import styles from './SiteFooter.module.css'

export interface SiteFooterProps {
  /** The country of the prices. */
  country: CountryCode
  /**
   * The shop's email address and phone number, from the store.
   * @default not known yet: its place is reserved
   */
  contact?: { readonly email: string; readonly phone: string } | undefined
  /** "Cookie choice" was pressed: show the CookieNotice again. @default none: there is no such button */
  onCookieChoice?: () => void
  /** A `SchemeSwitch`. @default none */
  schemeSwitch?: ReactNode
  /** A `NewsletterForm`. @default none */
  newsletter?: ReactNode
}

/**
 * The footer of a page. Kickstarter, checkout, cart, test and range page have none (specification
 * §2).
 */
export function SiteFooter({
  country,
  contact,
  onCookieChoice,
  schemeSwitch,
  newsletter,
}: SiteFooterProps) {
  return (
    <footer className={styles.root} data-print="never">
      <div className={styles.inner}>
        {newsletter !== undefined && <div className={styles.newsletter}>{newsletter}</div>}
        <div className={styles.brand}>
          <Logo className={styles.logo} isOnDark />
          <p className={styles.claim}>Toys you can hold that open onto worlds you cannot.</p>
          <p className={styles.contact}>
            {contact !== undefined && (
              <>
                <a href={`mailto:${contact.email}`} className={styles.link}>
                  {contact.email}
                </a>
                <a href={telOf(contact.phone)} className={styles.link}>
                  {contact.phone}
                </a>
              </>
            )}
          </p>
          <SocialLinks />
        </div>
        <FooterColumn heading="Shop" links={[...lineLinks, storybooksLink, allToysLink]} />
        <FooterColumn heading="Help" links={helpLinks} />
        <FooterColumn heading={storeName} links={companyLinks} />
      </div>
      <div className={styles.base}>
        <p className={styles.place}>
          <Flag country={country} />{' '}
          <span>{`${countries[country].name} · ${countries[country].currency.code}`}</span>
        </p>
        <ul className={styles.legal} aria-label="Deliver to">
          {countryCodes.map((code) => (
            <li key={code}>
              {/* The server answers `?cc=` without JavaScript too. */}
              <a
                href={`?cc=${code}`}
                className={styles.link}
                aria-current={code === country ? 'true' : undefined}
              >
                {countries[code].name}
              </a>
            </li>
          ))}
        </ul>
        {schemeSwitch}
        <ul className={styles.legal}>
          {legalLinks.map((link) => (
            <li key={link.href}>
              <LinkSlot href={link.href} className={styles.link}>
                {link.label}
              </LinkSlot>
            </li>
          ))}
          {onCookieChoice !== undefined && (
            <li>
              <button type="button" className={styles.link} onClick={onCookieChoice}>
                Cookie choice
              </button>
            </li>
          )}
        </ul>
      </div>
    </footer>
  )
}

interface FooterColumnProps {
  readonly heading: string
  readonly links: readonly NavMenuItem[]
}

function FooterColumn({ heading, links }: FooterColumnProps) {
  return (
    <nav className={styles.column} aria-label={heading}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <LinkSlot href={link.href} className={styles.link}>
              {link.label}
            </LinkSlot>
          </li>
        ))}
      </ul>
    </nav>
  )
}
