import type { Manifest } from 'vite'
import type { PageAssets } from './document.ts'

const entryKey = 'index.html'
/** The one style sheet, as Vite lists it without `cssCodeSplit`. */
const styleKey = 'style.css'
/** The cuts that the shop's own words are written with. */
const fontFolder = '../ui/src/tokens/fonts/'

/** Everything that a route needs at once, so that nothing is discovered late. */
export function assetsOf(manifest: Manifest, routeModules: readonly string[]): PageAssets {
  const modules = new Set<string>()

  const visit = (key: string) => {
    const { file, imports = [] } = chunkOf(manifest, key)
    if (modules.has(file)) return
    modules.add(file)
    imports.forEach(visit)
  }

  visit(entryKey)
  routeModules.forEach(visit)
  const entry = chunkOf(manifest, entryKey).file
  modules.delete(entry)
  return {
    entry: `/${entry}`,
    modules: [...modules].map((file) => `/${file}`),
    style: `/${chunkOf(manifest, styleKey).file}`,
    fonts: Object.keys(manifest)
      .filter((key) => key.startsWith(fontFolder))
      .map((key) => `/${chunkOf(manifest, key).file}`),
  }
}

function chunkOf(manifest: Manifest, key: string): Manifest[string] {
  const chunk = manifest[key]
  if (chunk === undefined) throw new Error(`The client build has no chunk for ${key}`)
  return chunk
}
