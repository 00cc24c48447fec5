import { parse, type ChildNode } from 'postcss'

/* The styles of a page (docs/decisions/292). */

export interface PageStyles {
  /** The styles that the page needs before its first paint. The page contains them. */
  readonly first: string
  /** URL of the sheet that all pages share. It delays the script but not the first paint. */
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

/** A style sheet in two parts. */
export interface SplitSheet {
  /** The layers of all components, and the font faces with files. */
  readonly rest: string
  /** For a page: the layers of the components that it shows, in every state, and all rules that belong to no component. */
  readonly firstOf: (page: string) => string
}

/** Splits the shop's style sheet. A component is shown if the page's markup has one of its classes. */
export function splitSheet(sheet: string): SplitSheet {
  const pieces = parse(sheet).nodes.map((node) => ({
    text: node.toString() + (isStatement(node) ? ';' : ''),
    component: componentOf(node),
    isFontFile: isFontFile(node),
  }))
  const isRest = ({ component, isFontFile: isFont }: (typeof pieces)[number]) =>
    isFont || component !== undefined
  // The order of layers is the order of their first mention, so the page mentions all of them.
  const layers = pieces.flatMap(({ component }) => component?.layer ?? [])
  const order = `@layer ${[...new Set(layers)].join(',')};`
  return {
    rest: join(pieces.filter(isRest)),
    firstOf(page) {
      const shown = pieces.filter(({ component }) => component && page.includes(component.classes))
      return join(pieces.filter((piece) => !isRest(piece))) + order + join(shown)
    },
  }
}

function join(pieces: readonly { readonly text: string }[]): string {
  return pieces.map(({ text }) => text).join('')
}

/**
 * The component of a layer such as `ui.core.Button`, and how its classes begin: `Button_` (decision 292).
 * Undefined for other nodes.
 */
function componentOf(node: ChildNode) {
  if (node.type !== 'atrule' || node.name !== 'layer') return undefined
  const name = /^ui\.[\w-]+\.(\w+)$/.exec(node.params)?.[1]
  return name === undefined ? undefined : { layer: node.params, classes: `${name}_` }
}

/** A rule without a body, such as `@layer reset, tokens`. PostCSS prints it without its semicolon. */
function isStatement(node: ChildNode): boolean {
  return node.type === 'atrule' && node.nodes === undefined
}

/** Fallback faces, which use installed fonts, have no file. */
function isFontFile(node: ChildNode): boolean {
  return (
    node.type === 'atrule' &&
    node.name === 'font-face' &&
    node.some((child) => child.type === 'decl' && child.value.includes('url('))
  )
}
