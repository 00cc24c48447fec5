/** Components that do not take `className`, `data-*` or `ref`, each with the reason. Their docs pages show it. */
export const reasons: Readonly<Record<string, string>> = {
  'Commerce/CartContents': 'it needs the ref itself, to focus the list when a line is removed',
  'Commerce/CartOverlay': 'it covers the page',
  'Commerce/GiftCodeField': 'it is a form until a code is in use, and a section after that',
  'Commerce/LeafThrough': 'it needs the ref itself, to listen for keys',
  'Commerce/QuickView': 'it covers the page',
  'Shell/CountrySelector': 'it is a menu, and a form without script',
  'Shell/NavMenu': 'the header decides how it looks',
  'Shell/NewsletterForm': 'the footer decides how it looks',
  'Shell/PageFrame': 'it is the page',
  'Shell/ProfileMenu': 'the header decides how it looks',
  'Shell/SearchField': 'the header, menu or popup around it decides how it looks',
  'Shell/SearchSuggestions': 'the search decides how it looks',
  'Shell/SideMenu': 'it covers the page',
  'Shell/SiteDropdown': 'it is a menu, and a link without script',
  'Shell/SiteFooter': 'it is a part of every page',
  'Shell/SiteHeader': 'it is a part of every page',
}

/**
 * Why a component does not pass all of `className`, `data-*` and `ref` to an element; undefined if it does.
 * @param title - in Storybook, such as "Forms/CheckoutForm"
 */
export function ownPropsOnly(title: string): string | undefined {
  if (title.startsWith('Popups/')) return 'it covers the page'
  if (title.startsWith('Screens/')) return 'it is the page'
  if (/^Forms\/\w*Form$/u.test(title)) return 'it needs the ref itself, to read its fields'
  return reasons[title]
}
