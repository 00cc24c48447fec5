import { parse, type AtRule } from 'postcss'

/** The layer of one component, such as `ui.core.Button`: its classes begin with its name (`scopedClassName`). */
const componentLayer = /^ui\.[\w-]+\.(\w+)$/

/**
 * Of the shop's sheet what these pages show: every component that is on one of them with all of its
 * states, and what belongs to none. All layers are named in the sheet's order, so that the whole sheet,
 * when it comes after this, changes nothing.
 */
export function pageStyle(sheet: string, markups: readonly string[]): string {
  const shown = new Set(markups.flatMap(componentsOf))
  const root = parse(sheet)
  const layers: AtRule[] = []
  root.walkAtRules('layer', (rule) => {
    if (rule.nodes !== undefined && componentLayer.test(rule.params)) layers.push(rule)
  })
  const order = layers.map(({ params }) => params).join(',')
  layers[0]?.before({ name: 'layer', params: order })
  for (const layer of layers) {
    if (!shown.has(layer.params.replace(componentLayer, '$1'))) layer.remove()
  }
  return root.toString()
}

function componentsOf(markup: string): readonly string[] {
  return [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.split(' ').map((name) => name.replace(/_.*$/, '')),
  )
}
