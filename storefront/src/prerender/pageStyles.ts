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

/** The components of a sheet that have a class in the markup of a page. */
export function shownComponents(sheet: string): (page: string) => readonly string[] {
  const components = parse(sheet).nodes.flatMap((node) => componentOf(node) ?? [])
  return (page) => components.filter((component) => page.includes(`${component}_`))
}

/**
 * Splits a style sheet. `first` has the layers of the components that pages show, in every state,
 * and all rules that belong to no component. `rest` has the layers of other components and the font
 * faces with files.
 */
export function splitSheet(sheet: string, shown: ReadonlySet<string>) {
  const first = parse(sheet)
  const rest = root()
  first.each((node) => {
    const component = componentOf(node)
    if (isFontFile(node)) {
      rest.append(node)
    } else if (component !== undefined && node.type === 'atrule' && !shown.has(component)) {
      rest.append(node.clone())
      // The empty layer stays, because the order of layers is the order of their first mention.
      node.removeAll()
    }
  })
  return { first: first.toString(), rest: rest.toString() }
}

/** The component of a layer such as `ui.core.Button`. Its classes begin with `Button_` (decision 292). */
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
