import { dinosLink, type CountryCode } from '@stemside/rules'
import { FacebookIcon, InstagramIcon } from '../icons/index.ts'
import type { NavMenuItem } from './NavMenu/index.ts'

/*
 * Where the header, the side menu and the footer lead. Source: specification §2, "Header".
 */

export function orbootLinks(country: CountryCode): readonly NavMenuItem[] {
  return [
    { label: 'Earth', href: '/orboot/earth', tagline: 'Explore 400 world wonders' },
    { label: 'Dinos', href: dinosLink(country), tagline: 'Bring alive 50+ dinosaurs' },
    { label: 'Mars', href: '/orboot/mars', tagline: 'Unravel missions & rovers' },
  ]
}

export const lineLinks: readonly NavMenuItem[] = [
  { label: 'Orboot', href: '/orboot', tagline: 'AR globes' },
  { label: 'Tacto', href: '/tacto', tagline: 'Tablet games' },
  { label: 'Plugo', href: '/plugo', tagline: 'Plug-in kits' },
]

export const companyLinks: readonly NavMenuItem[] = [
  { label: 'Schools', href: '/education' },
  { label: 'Blog', href: '/blog' },
  { label: 'Reviews', href: '/reviews' },
  { label: 'About us', href: '/about-us' },
  { label: 'Careers', href: '/careers' },
  { label: 'Contact us', href: '/contact-us' },
]

export const helpLinks: readonly NavMenuItem[] = [
  { label: 'Track an order', href: '/tracking' },
  { label: 'Device compatibility', href: '/device-compatibility' },
  { label: 'Parent hub', href: '/parenthub' },
  { label: 'Gift cards', href: '/gift' },
  { label: 'Refer and earn', href: '/refer-and-earn' },
]

export const legalLinks: readonly NavMenuItem[] = [
  { label: 'Privacy', href: '/privacy' },
  { label: 'Terms', href: '/tnc' },
  { label: 'Press kit', href: '/press-kit' },
]

/** The two networks of the side menu and the footer. */
export const socialLinks = [
  { label: 'Instagram', href: 'https://www.instagram.com/', Icon: InstagramIcon },
  { label: 'Facebook', href: 'https://www.facebook.com/', Icon: FacebookIcon },
] as const
