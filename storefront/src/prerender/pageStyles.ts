import { parse, root, type ChildNode } from 'postcss'

/* The styles of a page (docs/decisions/292). */

export interface PageStyles {
  /** The rules that the first paint needs. They are inlined. */
  readonly first: string
  /** URL of the sheet with all other rules. It delays the script but not the first paint. */
  readonly restUrl: string
}

const firstMark = '/* styles of the first paint */'
const restMark = '/rest-of-the-styles.css'

/** What a page is rendered with: its styles depend on its markup. `fillStyles` replaces them. */
export const unknownStyles: PageStyles = { first: firstMark, restUrl: restMark }

/** Puts styles into a page that was rendered with `unknownStyles`. */
export function fillStyles(page: string, { first, restUrl }: PageStyles): string {
  return page.replace(firstMark, () => first).replace(restMark, () => restUrl)
}

/**
 * Splits a style sheet. `first` has the layers of all components in the pages' markup, in every
 * state, and all rules that belong to no component. `rest` has the layers of other components and
 * the font faces with files.
 */
export function splitSheet(sheet: string, pages: readonly string[]) {
  const first = parse(sheet)
  const rest = root()
  const isShown = (component: string) => pages.some((page) => page.includes(`${component}_`))
  first.each((node) => {
    const component = componentOf(node)
    if (isFontFile(node)) {
      rest.append(node)
    } else if (component !== undefined && node.type === 'atrule' && !isShown(component)) {
      rest.append(node.clone())
      // The empty layer stays, because the order of layers is the order of their first mention.
      node.removeAll()
    }
  })
  return { first: first.toString(), rest: rest.toString() }
}

/** The component of a layer such as `ui.core.Button`. Its classes begin with `Button_` (decision 058). */
function componentOf(node: ChildNode): string | undefined {
  if (node.type !== 'atrule' || node.name !== 'layer') return undefined
  return /^ui\.[\w-]+\.(\w+)$/.exec(node.params)?.[1]
}

/** Fallback faces, which use installed fonts, have no file. */
function isFontFile(node: ChildNode): boolean {
  return (
    node.type === 'atrule' &&
    node.name === 'font-face' &&
    node.some((child) => child.type === 'decl' && child.value.includes('url('))
  )
}
