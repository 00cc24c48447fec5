import { countries, type CountryCode } from '@stemside/rules'
import { Flag } from '../../core/Flag/index.ts'
import { LinkSlot, useHasPage } from '../../core/LinkSlot/index.ts'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import { Logo } from '../Logo/index.ts'
import {
  allToysLink,
  companyLinks,
  helpLinks,
  legalLinks,
  lineLinks,
  socialLinks,
  storybooksLink,
} from '../navigation.ts'
import type { NavMenuItem } from '../NavMenu/index.ts'
import styles from './SiteFooter.module.css'

export interface SiteFooterProps {
  /** Where the prices are from. */
  country: CountryCode
  /** How to reach the shop, from the store. Absent while it is not known: its place is kept. */
  contact?: { readonly email: string; readonly phone: string } | undefined
}

/** The foot of a page; absent on kickstarter, checkout, cart, test and the range page (specification §2). */
export function SiteFooter({ country, contact }: SiteFooterProps) {
  const hasPage = useHasPage()
  const legal = legalLinks.filter(({ href }) => hasPage(href))
  return (
    <footer className={styles.root} data-print="never">
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Logo className={styles.logo} isOnDark />
          <p className={styles.claim}>Toys you can hold that open onto worlds you cannot.</p>
          <p className={styles.contact}>
            {contact !== undefined && (
              <>
                <a href={`mailto:${contact.email}`} className={styles.link}>
                  {contact.email}
                </a>
                <a href={`tel:${contact.phone.replaceAll(' ', '')}`} className={styles.link}>
                  {contact.phone}
                </a>
              </>
            )}
          </p>
          <ul className={styles.social}>
            {socialLinks.map((link) => (
              <li key={link.href}>
                <a href={link.href} className={styles.network} rel="noreferrer">
                  <link.Icon />
                  <VisuallyHidden>{link.label}</VisuallyHidden>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <FooterColumn heading="Shop" links={[...lineLinks, storybooksLink, allToysLink]} />
        <FooterColumn heading="Help" links={helpLinks} />
        <FooterColumn heading="Stemside" links={companyLinks} />
      </div>
      <div className={styles.base}>
        <p className={styles.place}>
          <Flag country={country} /> {countries[country].name} · {countries[country].currency.code}
        </p>
        {legal.length > 0 && (
          <ul className={styles.legal}>
            {legal.map((link) => (
              <li key={link.href}>
                <LinkSlot href={link.href} className={styles.link}>
                  {link.label}
                </LinkSlot>
              </li>
            ))}
          </ul>
        )}
      </div>
    </footer>
  )
}

function FooterColumn(props: { readonly heading: string; readonly links: readonly NavMenuItem[] }) {
  const hasPage = useHasPage()
  const links = props.links.filter(({ href }) => hasPage(href))
  if (links.length === 0) return null
  return (
    <nav className={styles.column} aria-label={props.heading}>
      <h2 className={styles.heading}>{props.heading}</h2>
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
