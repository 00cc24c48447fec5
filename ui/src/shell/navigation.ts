import { dinosLink, type CountryCode } from '@stemside/rules'
import { FacebookIcon, InstagramIcon } from '../icons/index.ts'
import type { NavMenuItem } from './NavMenu/index.ts'

/* The links of the shop (specification §2). A test of the storefront compares them with its routes. */

export const storybooksLink: NavMenuItem = { label: 'Storybooks', href: '/storybooks' }
export const allToysLink: NavMenuItem = { label: 'All toys', href: '/shop' }

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

/** The games with pages of their own. Source of the taglines: content/shelf.ts. */
export const tactoLinks: readonly NavMenuItem[] = [
  { label: 'Classics', href: '/tacto/classics', tagline: 'Four family board games, one tablet' },
  { label: 'Chess', href: '/tacto/chess', tagline: 'Learn every move through stories' },
  { label: 'Coding', href: '/tacto/coding', tagline: 'Guide a hero with blocks you can hold' },
  {
    label: 'Electronics',
    href: '/tacto/electronics',
    tagline: 'Wire circuits that light up on screen',
  },
  { label: 'Laser', href: '/tacto/laser', tagline: 'Bend light with real mirrors' },
  { label: 'Dinos', href: '/tacto/dino', tagline: 'Stomp figurines through the age of dinosaurs' },
  { label: 'Doctor', href: '/tacto/doctor', tagline: 'Run a clinic with hands-on tools' },
]

/** The kits with pages of their own. Source of the taglines: content/shelf.ts. */
export const plugoLinks: readonly NavMenuItem[] = [
  { label: 'Count', href: '/plugo/count', tagline: 'Maths with number tiles you hold' },
  { label: 'Letters', href: '/plugo/letters', tagline: 'Spell out words that come to life' },
  { label: 'Tunes', href: '/plugo/tunes', tagline: 'A piano that teaches itself' },
  { label: 'Link', href: '/plugo/link', tagline: 'Build bridges and machines, bar by bar' },
  { label: 'Farm', href: '/plugo/farm', tagline: 'Sow, feed and trade on your own farm' },
  { label: 'Detective', href: '/plugo/detective', tagline: 'Crack codes and follow the clues' },
  { label: 'Animals', href: '/plugo/animals', tagline: 'Meet wild animals and where they live' },
  { label: 'Coding', href: '/plugo/coding', tagline: 'Snap commands together, watch them run' },
]

/** The page that finds a toy with three questions. */
export const finderLink: NavMenuItem = { label: 'Which toy for this child?', href: '/find' }

/** Gifts by age and budget. */
export const giftGuideLink: NavMenuItem = { label: 'Gift guide', href: '/gift-guide' }

/** The header's product dropdowns: each line's own page, then its products. */
export function lineMenus(country: CountryCode) {
  return [
    lineMenu('Orboot', '/orboot', 'All Orboot globes', orbootLinks(country)),
    lineMenu('Tacto', '/tacto', 'All Tacto games', tactoLinks),
    lineMenu('Plugo', '/plugo', 'All Plugo kits', plugoLinks),
  ]
}

function lineMenu(label: string, href: string, all: string, links: readonly NavMenuItem[]) {
  return { label, href, items: [{ label: all, href }, ...links] }
}

export const contactLink: NavMenuItem = { label: 'Contact us', href: '/contact-us' }

export const schoolsLink: NavMenuItem = { label: 'Schools', href: '/education' }

export const companyLinks = [
  schoolsLink,
  { label: 'Blog', href: '/blog' },
  { label: 'Reviews', href: '/reviews' },
  { label: 'About us', href: '/about-us' },
  { label: 'Careers', href: '/careers' },
  contactLink,
] as const satisfies readonly NavMenuItem[]

export const devicesLink: NavMenuItem = {
  label: 'Device compatibility',
  href: '/device-compatibility',
}
export const wishListLink: NavMenuItem = { label: 'Wish list', href: '/wishlist' }

export const referLink: NavMenuItem = { label: 'Refer and earn', href: '/refer-and-earn' }

export const trackingLink: NavMenuItem = { label: 'Track an order', href: '/tracking' }

/** In the running shop this link opens the ReturnPolicyPopup; without JavaScript it leads to the terms. */
export const returnPolicyLink: NavMenuItem = { label: 'Return policy', href: '/tnc#returns' }

export const deliveryLink: NavMenuItem = { label: 'Delivery', href: '/delivery' }

export const guaranteeLink: NavMenuItem = { label: 'Guarantee', href: '/guarantee' }

export const helpLinks: readonly NavMenuItem[] = [
  trackingLink,
  deliveryLink,
  returnPolicyLink,
  guaranteeLink,
  devicesLink,
  { label: 'Parent hub', href: '/parenthub' },
  { label: 'Gift cards', href: '/gift' },
  wishListLink,
  referLink,
]

export const privacyLink: NavMenuItem = { label: 'Privacy', href: '/privacy' }

export const legalLinks: readonly NavMenuItem[] = [
  privacyLink,
  { label: 'Terms', href: '/tnc' },
  { label: 'Press kit', href: '/press-kit' },
]

/** The pages of a signed-in shopper. */
export const profileLinks: readonly NavMenuItem[] = [
  { label: 'Edit Profile', href: '/profile/edit' },
  { label: 'Orders', href: '/profile/orders' },
  { label: 'Addresses', href: '/profile/addresses' },
  { label: 'Returns', href: '/profile/returns' },
  wishListLink,
  { label: 'Refer and Earn', href: '/refer-and-earn' },
  { label: 'Rewards', href: '/profile/rewards' },
]

/** Every link of header, side menu, footer, notice and profile menu, in a country. */
export function siteLinks(country: CountryCode): readonly NavMenuItem[] {
  return [
    allToysLink,
    finderLink,
    giftGuideLink,
    ...orbootLinks(country),
    ...lineLinks,
    ...tactoLinks,
    ...plugoLinks,
    storybooksLink,
    ...companyLinks,
    ...helpLinks,
    ...legalLinks,
    ...profileLinks,
  ]
}

/** The social networks of side menu and footer. */
export const socialLinks = [
  { label: 'Instagram', href: 'https://www.instagram.com/', Icon: InstagramIcon },
  { label: 'Facebook', href: 'https://www.facebook.com/', Icon: FacebookIcon },
] as const
