import { parse, type AtRule } from 'postcss'

/** The layer of one component, such as `ui.core.Button`: its classes begin with its name (`scopedClassName`). */
const componentLayer = /^ui\.[\w-]+\.(\w+)$/

/**
 * Of the shop's sheet what these pages show: every component that is on one of them with all of its
 * states, and what belongs to none. All layers are named in the sheet's order, so that the styles of
 * all components, when they come after this, change nothing.
 */
export function pageStyle(sheet: string, markups: readonly string[]): string {
  const shown = new Set(markups.flatMap(componentsOf))
  const { root, layers } = read(sheet)
  layers[0]?.before({ name: 'layer', params: layers.map(({ params }) => params).join(',') })
  for (const layer of layers) {
    if (!shown.has(layer.params.replace(componentLayer, '$1'))) layer.remove()
  }
  return root.toString()
}

/**
 * The styles of all components and nothing that every page carries: a font that is declared again is
 * loaded again, and until then its text stands in another.
 */
export function componentStyles(sheet: string): string {
  return read(sheet).layers.join('')
}

function read(sheet: string) {
  const root = parse(sheet)
  const layers = root.nodes.filter(
    (node): node is AtRule =>
      node.type === 'atrule' && node.nodes !== undefined && componentLayer.test(node.params),
  )
  return { root, layers }
}

function componentsOf(markup: string): readonly string[] {
  return [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.split(' ').map((name) => name.replace(/_.*$/, '')),
  )
}
