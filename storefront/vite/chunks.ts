import type { Rolldown } from 'vite'

/** The pages that show toys, by their routes' files: most visits walk through several of them. */
const shelfPages = ['HomeRoute', 'LineRoute', 'ProductRoute', 'ShopRoute']

/**
 * Few files for a page: what every page needs is one, what two of the pages that show toys share is
 * another. Everything else falls where the import graph puts it (docs/decisions/082).
 */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  // The entry itself stays apart, so that Vite's manifest still knows it as one.
  {
    name: 'shop',
    tags: ['$initial'],
    test: (id) => !/(?:main\.tsx|index\.html)$/.test(id),
    priority: 1,
  },
  {
    name: (id, context) => (shelfPagesNeeding(id, context) >= 2 ? 'shelf' : null),
    // Not of rules: its one door lets everything seem to be needed everywhere.
    test: /[\\/](?:ui|storefront)[\\/]/,
    includeDependenciesRecursively: false,
  },
]

type GraphContext = Parameters<Rolldown.CodeSplittingNameFunction>[1]

/** How many of the pages that show toys come to need a module, whatever leads there. */
function shelfPagesNeeding(id: string, graph: GraphContext): number {
  const seen = new Set<string>()
  const visit = (module: string) => {
    if (seen.has(module)) return
    seen.add(module)
    graph.getModuleInfo(module)?.importers.forEach(visit)
  }
  visit(id)
  return shelfPages.filter((page) =>
    [...seen].some((module) => module.endsWith(`/routes/${page}.tsx`)),
  ).length
}
