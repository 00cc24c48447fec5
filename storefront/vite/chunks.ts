import type { Rolldown } from 'vite'

/** What a visit walks through several of: the pages that show toys, and the dialogs over every page. */
const together = {
  shelf: ['routes/HomeRoute', 'routes/LineRoute', 'routes/ProductRoute', 'routes/ShopRoute'],
  dialogs: ['frame/CartPanel', 'frame/AlertPanel', 'frame/MenuPanel', 'frame/GiftPanel'],
}

/**
 * Few files for a page: what every page needs is one, what two of the pages that show toys share is
 * another, what two dialogs share a third. Everything else falls where the import graph puts it
 * (docs/decisions/082).
 */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'shop',
    tags: ['$initial'],
    // The entry itself stays apart, so that Vite's manifest still knows it as one.
    test: (id) => !/(?:main\.tsx|index\.html)$/.test(id),
    priority: 1,
  },
  {
    name: (id, context) =>
      Object.entries(together).find(([, parts]) => countNeeding(id, parts, context) >= 2)?.[0],
    // Of the rules these alone: their one door lets all seem to be needed everywhere.
    test: /node_modules|[\\/](?:ui|storefront)[\\/]|rules[\\/]src[\\/](?:shipping|shop[\\/](?:categories|discount|orders))/,
    includeDependenciesRecursively: false,
  },
]

type GraphContext = Parameters<Rolldown.CodeSplittingNameFunction>[1]

/** How many of `parts` come to need a module, whatever leads there. */
function countNeeding(id: string, parts: readonly string[], graph: GraphContext): number {
  const seen = new Set<string>()
  const visit = (module: string) => {
    if (seen.has(module)) return
    seen.add(module)
    graph.getModuleInfo(module)?.importers.forEach(visit)
  }
  visit(id)
  return parts.filter((part) => [...seen].some((module) => module.endsWith(`/${part}.tsx`))).length
}
