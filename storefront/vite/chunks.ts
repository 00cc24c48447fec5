import type { Rolldown } from 'vite'

/** Matches the modules in one of these folders of the repository. */
function inFolders(...folders: readonly string[]) {
  return (id: string) => folders.some((folder) => id.includes(`/${folder}/`))
}

const isInFoldersOfToys = inFolders(
  'rules/src',
  'ui/src/core/Badge',
  'ui/src/editorial',
  'ui/src/commerce',
  'ui/src/screens',
  'ui/src/shell/MissingPart',
  'storefront/src/routes',
  'storefront/src/hooks',
  'storefront/src/loading',
  'storefront/src/seo',
)
const isOfToys = (id: string) => isInFoldersOfToys(id) || id.endsWith('/state/storeName.ts')
/** Forms with the address rules that they validate by, and what happens after an order. */
const isOfForms = (id: string) =>
  inFolders('rules/src/validation', 'rules/src/orders')(id) ||
  /rules\/src\/(?:countries\/.*(?:address(?:es)?|days)|readPhone|dialCountries)\.ts$/.test(id)
/** The frame of the signed-in shopper's pages. */
const isOfProfile = (id: string) =>
  inFolders('ui/src/screens/ProfileFrame')(id) ||
  /(?:routes\/SignedInPage|hooks\/use(?:OwnChange|OwnData|RequiredSession))\.tsx?$/.test(id)

/** Small modules that the same pages load, in one chunk each: its name and its modules. */
const small: readonly (readonly [string, (id: string) => boolean])[] = [
  // What Radix Dialog needs beside what the menus need too.
  ['dialogs', inFolders('core/Dialog', 'core/Drawer', 'core/Modal', '@radix-ui/react-dialog')],
  // Product page and quick view.
  [
    'product',
    inFolders(
      'commerce/BuyBox',
      'commerce/DeliveryEstimate',
      'commerce/KitPicker',
      'commerce/StickyBuyBar',
      'core/StickyBar',
      'forms/RadioCards',
    ),
  ],
  // Pages that list toys.
  ['listing', (id) => /rules\/src\/shop\/ages|ui\/src\/content\/(?:cards|shelf)\.ts/.test(id)],
  // Icons that the first page does not show.
  ['icons', inFolders('ui/src/icons')],
  // The names of all products' square pictures.
  ['squares', (id) => /art\/pictures\/.*square/.test(id)],
]

/** Shared chunks by folder (docs/decisions/082). The bundler places all other modules. */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  // The entry, and code that every page needs.
  { name: 'shop', tags: ['$initial'], priority: 3 },
  // Code that prices a cart and shows it.
  {
    name: 'cart',
    test: inFolders(
      'rules/src/pricing',
      'rules/src/coupons',
      'rules/src/violations',
      'ui/src/commerce/CartCombo',
      'ui/src/commerce/CartContents',
      'ui/src/commerce/CartEmpty',
      'ui/src/commerce/CartLine',
      'ui/src/commerce/CartSummary',
      'storefront/src/state/pricing',
      'storefront/src/hooks/cart',
    ),
    minShareCount: 2,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  // The session's code in one chunk, which every page fetches after it is ready.
  {
    name: 'session',
    test: /effects[\\/](?:keepSession|sessionChannel)|api[\\/]session/,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  // The table of all products' texts.
  {
    name: 'words',
    test: (id) => /content\/words\.ts|loading\/wordsOf\.ts|routes\/productContent\.ts/.test(id),
    priority: 2,
    includeDependenciesRecursively: false,
  },
  ...small.map(([name, test]) => ({
    name,
    test,
    minShareCount: 2,
    priority: 2,
    includeDependenciesRecursively: false,
  })),
  // Code that the signed-in shopper's pages share. Pages with products do not load it.
  {
    name: 'profile',
    test: isOfProfile,
    minShareCount: 2,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  // Code that the pages with products share. Form validation stays with the forms.
  {
    name: 'toys',
    test: (id) => isOfToys(id) && !isOfForms(id) && !isOfProfile(id),
    minShareCount: 4,
    priority: 1,
    includeDependenciesRecursively: false,
  },
]
