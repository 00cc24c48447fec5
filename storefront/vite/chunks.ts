import type { Rolldown } from 'vite'

/** Which files share what is needed by several of the parts that are fetched on their own. */
const shared: Readonly<Record<string, (by: readonly string[]) => boolean>> = {
  /** What the home shares with others than the shelf and a product: pictures of its scenes above all. */
  home: (by) =>
    by.length >= 2 && by.includes('HomeRoute') && countOf(by, ['Product', 'Shop'], 'Route') === 0,
  /** What two of the pages that show toys need: a visit walks through several of them. */
  shelf: (by) =>
    countOf(by, ['Home', 'Product'], 'Route') >= 1 &&
    countOf(by, ['Home', 'Line', 'NotFound', 'Product', 'Shop'], 'Route') >= 2,
  /** What pages need that may show any toy there is: the words and pictures of all cards. */
  cards: (by) => countOf(by, ['Line', 'Shop'], 'Route') === 2,
  /** What a product's page shares with the pages and dialogs after it. */
  toy: (by) => by.includes('ProductRoute') && by.length >= 2,
  /** The cart beside the page, whole: it is fetched in one go. With it, what two of the other dialogs need. */
  dialogs: (by) => by.includes('CartPanel') || countOf(by, ['Alert', 'Menu', 'Gift'], 'Panel') >= 2,
}

function countOf(by: readonly string[], names: readonly string[], kind: string): number {
  return names.filter((name) => by.includes(name + kind)).length
}

/** Only Radix's menus use the scroll lock, but its dialog's file names it too (docs/decisions/052). */
const scrollLock =
  /[\\/]node_modules[\\/](?:react-remove-scroll|use-sidecar|use-callback-ref|react-style-singleton)/

const inRules = /[\\/]rules[\\/]src[\\/]/

/** Rules have one door, so that all of them seem to be needed everywhere: these are named one by one. */
const rules: Readonly<Record<string, RegExp>> = {
  shelf:
    /[\\/](?:gamepadOffer|shipping|stock|shop[\\/](?:categories|delivery|discount|orders)|countries[\\/](?:shops|[A-Z]{2}[\\/]shop))\.ts$/,
  dialogs:
    /[\\/](?:violations|violationPopup|coupons[\\/]kinds[\\/](?:every|share|(?:\w+[\\/])?pricing)|pricing[\\/](?:applyCoupon|explainTotals|foldAdjustments|listLines|priceCart|recogniseCombos))\.ts$/,
}

/**
 * Few files for a page: what every page needs is one with the entry; `shared` and `rules` name more.
 * Everything else falls where the import graph puts it (docs/decisions/082).
 */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'shop', tags: ['$initial'], priority: 1 },
  {
    name: (id, context) => {
      if (inRules.test(id)) return Object.keys(rules).find((name) => rules[name]?.test(id))
      if (scrollLock.test(id)) return 'menus'
      const by = partsNeeding(id, context)
      return Object.keys(shared).find((name) => shared[name]?.(by))
    },
    includeDependenciesRecursively: false,
  },
]

type GraphContext = Parameters<Rolldown.CodeSplittingNameFunction>[1]

/** The routes and panels that come to need a module, whatever leads there. */
function partsNeeding(id: string, graph: GraphContext): readonly string[] {
  const seen = new Set<string>()
  const visit = (module: string) => {
    if (seen.has(module)) return
    seen.add(module)
    graph.getModuleInfo(module)?.importers.forEach(visit)
  }
  visit(id)
  return [...seen].flatMap((module) => /(\w+(?:Route|Panel))\.tsx$/.exec(module)?.[1] ?? [])
}
