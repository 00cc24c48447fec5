import type { Rolldown } from 'vite'

/** Matches the modules in one of these folders of the repository. */
function inFolders(...folders: readonly string[]) {
  return (id: string) => folders.some((folder) => id.includes(`/${folder}/`))
}

const isOfToys = inFolders(
  'rules/src',
  'ui/src/core/Badge',
  'ui/src/editorial',
  'ui/src/commerce',
  'ui/src/screens',
  'storefront/src/routes',
  'storefront/src/hooks',
  'storefront/src/loading',
  'storefront/src/seo',
)
const isOfForms = inFolders('rules/src/validation')

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
      'rules/src/combos',
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
  // The session in one file: every page fetches it once it is ready.
  {
    name: 'session',
    test: /effects[\\/](?:keepSession|sessionChannel)|api[\\/]session/,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  // Code that the pages which sell toys share. The checks of forms stay with the forms.
  {
    name: 'toys',
    test: (id) => isOfToys(id) && !isOfForms(id),
    minShareCount: 4,
    priority: 1,
    includeDependenciesRecursively: false,
  },
]
