import type { Manifest } from 'vite'
import type { PageAssets } from './document.ts'

const entryKey = 'index.html'
/** The cuts that the shop's own words are written with. */
const fontFolder = '../ui/src/tokens/fonts/'

/** Where the one style sheet stands in the client's build; Vite lists it so without `cssCodeSplit`. */
export function styleFile(manifest: Manifest): string {
  return chunkOf(manifest, 'style.css').file
}

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
