import type { Manifest } from 'vite'
import type { PageAssets } from './document.ts'

const entryKey = 'index.html'

/** Everything that a route needs at once, so that nothing is discovered late. */
export function assetsOf(manifest: Manifest, routeModules: readonly string[]): PageAssets {
  const modules = new Set<string>()
  const styles = new Set<string>()
  const fonts = new Set<string>()

  const visit = (key: string) => {
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`The client build has no chunk for ${key}`)
    if (modules.has(chunk.file)) return
    modules.add(chunk.file)
    // The entry's styles come first: they name the cascade's layers in order.
    for (const style of chunk.css ?? []) styles.add(style)
    for (const asset of chunk.assets ?? []) if (asset.endsWith('.woff2')) fonts.add(asset)
    for (const dependency of chunk.imports ?? []) visit(dependency)
  }

  visit(entryKey)
  for (const module of routeModules) visit(module)
  const entry = manifest[entryKey]?.file ?? ''
  modules.delete(entry)
  return {
    entry: `/${entry}`,
    modules: [...modules].map((file) => `/${file}`),
    fonts: [...fonts].map((file) => `/${file}`),
    styles: [...styles].map((file) => `/${file}`),
  }
}
