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
  'ui/src/shell/MissingPart',
  'storefront/src/routes',
  'storefront/src/hooks',
  'storefront/src/loading',
  'storefront/src/seo',
)
/** Code of forms, accounts and placed orders, which pages with products do not need. */
const isOfForms = (id: string) =>
  inFolders('rules/src/advice', 'rules/src/validation', 'rules/src/orders')(id) ||
  /rules\/src\/contract\/(?:accountCalls|orderMappers)\.ts$/.test(id) ||
  id.endsWith('/hooks/useOrderAccess.ts') ||
  /rules\/src\/(?:countries\/.*(?:address(?:es)?|days|postcodes)|readPhone|dialCountries|shop\/(?:returnAddress|eGifts))\.ts$/.test(
    id,
  )
const isOfBuyBox = inFolders(
  'commerce/BuyBox',
  'commerce/DeliveryEstimate',
  'commerce/KitPicker',
  'commerce/StickyBuyBar',
  'core/StickyBar',
  'forms/RadioCards',
)
/** "Is it for Christmas? Order by Dec 16." Its answer loads when it is pressed. */
const isOfArrivalQuestion = (id: string) =>
  /(?:shop\/(?:arrivesBefore|giftDays)|routes\/Birthday|ArrivesBefore\/(?:ArrivalQuestion|questionText))\.tsx?$/.test(
    id,
  ) || id.includes('ArrivesBefore.module.css')
/** Small parts of forms that toys' pages have too: "This order is a present", the quantity. */
const isOfFields = (id: string) =>
  inFolders('forms/Checkbox', 'forms/QuantityStepper')(id) ||
  /forms\/(?:PresentForm\/PresentBox|Form\/FormContext|useAfterPress)\.tsx?$/.test(id)
/** Parts of pages of text. */
const isOfTexts = inFolders('ui/src/editorial/ChipNav', 'ui/src/editorial/TextSections')
/** The frame of the signed-in shopper's pages. */
const isOfProfile = (id: string) =>
  inFolders('ui/src/screens/ProfileFrame')(id) ||
  /(?:routes\/SignedInPage|hooks\/use(?:AccountChange|AccountData|RequiredSession|TypedText))\.tsx?$/.test(
    id,
  )

/** A chunk for modules that at least two pages or dialogs load. What they import may be elsewhere. */
const together = { minShareCount: 2, priority: 2, includeDependenciesRecursively: false }

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
    ...together,
  },
  // One file less in all, and about 20 bytes less on every page, whose first script names all files.
  {
    name: 'session',
    test: /effects[\\/](?:keepSession|sessionChannel)|api[\\/]session/,
    ...together,
    minShareCount: 1,
  },
  // The table of all products' texts: two files less in all, and 110 bytes less on every page.
  {
    name: 'words',
    test: /content\/words\.ts|loading\/wordsOf\.ts|routes\/productContent\.ts/,
    ...together,
    minShareCount: 1,
  },
  // Radix Dialog: one file less on cart and checkout, two in all.
  {
    name: 'dialogs',
    test: inFolders('core/Dialog', 'core/Drawer', 'core/Modal', '@radix-ui/react-dialog'),
    ...together,
  },
  // Product page, quick view, and the parts of forms that they show. This chunk saves product pages two files and about
  // 300 bytes, and every page 120 to 170 bytes. It costs cart, checkout and /gift 1.7 to 2.4 KB, and the gift guide
  // and other forms up to 3.9 KB.
  {
    name: 'product',
    test: (id) => isOfBuyBox(id) || isOfArrivalQuestion(id) || isOfFields(id),
    ...together,
  },
  // The large pictures of home page, guides and text pages, with what stands around them: six files less on the home
  // page, three on guides.
  {
    name: 'figures',
    test: inFolders(
      'pictures/elephant',
      'pictures/gift',
      'pictures/globe',
      'pictures/knight',
      'pictures/robot',
      'pictures/rocket',
      'editorial/Confetti',
      'editorial/Hero',
      'editorial/Steps',
    ),
    ...together,
  },
  // Listing and gift guide: three files less on the listing.
  {
    name: 'shelf',
    test: /rules\/src\/shop\/(?:shelf|priceBands)\.ts$|content\/(?:cards|shelf|toyStarCounts)\.ts$/,
    ...together,
  },
  // Two small stores. Every page with a cart loads both, so one file serves them all.
  { name: 'gift', test: /state\/(?:gift|lateStore)\.ts$/, ...together },
  // Icons that the home page does not show: three files and 400 bytes less on product, cart and checkout.
  { name: 'icons', test: inFolders('ui/src/icons'), ...together },
  // Payments that the payer confirms, for checkout and /gift: one file less in all.
  {
    name: 'payments',
    test: /(?:api\/payments|effects\/hearPaypalRes|hooks\/payWithWindow)\.ts$/,
    ...together,
  },
  // Two small files that /wishlist, checkout and /gift load: together they make one chunk less.
  { name: 'giving', test: /(?:effects\/keepGiving|state\/randomKey)\.ts$/, ...together },
  // Code that the signed-in shopper's pages share. Pages with products do not load it.
  { name: 'profile', test: isOfProfile, ...together },
  { name: 'texts', test: isOfTexts, ...together },
  // Code that the pages with products share. Form validation stays with the forms.
  {
    name: 'toys',
    test: (id) => isOfToys(id) && !isOfForms(id) && !isOfProfile(id),
    ...together,
    minShareCount: 4,
    priority: 1,
  },
]
