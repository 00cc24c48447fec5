import { parse, type AtRule, type ChildNode } from 'postcss'

/** The shop's sheet in three parts, as a page needs them. */
export interface PageStyles {
  /** Every component that the page shows, with all of its states, and what belongs to none. */
  readonly own: string
  /** The faces that its words are written with. */
  readonly faces: string
  /** The components that it does not show yet. */
  readonly rest: string
}

/** The layer of one component, such as `ui.core.Button`: its classes begin with its name (`scopedClassName`). */
const componentLayer = /^ui\.[\w-]+\.(\w+)$/

/**
 * Parts the shop's sheet for pages with these markups, whose words are written with these fonts (URLs). All layers are named in the sheet's order in a
 * page's own styles, so that the rest changes nothing when it comes; and it names no font, or the
 * browser would load that again.
 */
export function pageStyles(
  sheet: string,
  markups: readonly string[],
  fonts: readonly string[],
): PageStyles {
  const shown = new Set(markups.flatMap(componentsOf))
  const own = parse(sheet)
  const layers = own.nodes.filter(isComponent)
  const rest = layers.filter(({ params }) => !shown.has(params.replace(componentLayer, '$1')))
  const faces = own.nodes.filter((node) => isFace(node) && hasAny(node.toString(), fonts))
  layers[0]?.before({ name: 'layer', params: layers.map(({ params }) => params).join(',') })
  for (const node of [...rest, ...faces]) node.remove()
  return { own: own.toString(), faces: faces.join(''), rest: rest.join('') }
}

function isComponent(node: ChildNode): node is AtRule {
  return node.type === 'atrule' && node.nodes !== undefined && componentLayer.test(node.params)
}

function isFace(node: ChildNode): boolean {
  return node.type === 'atrule' && node.name === 'font-face'
}

function hasAny(text: string, parts: readonly string[]): boolean {
  return parts.some((part) => text.includes(part))
}

function componentsOf(markup: string): readonly string[] {
  return [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.split(' ').map((name) => name.replace(/_.*$/, '')),
  )
}
