import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const art = path.resolve(import.meta.dirname, '../../ui/art')

/**
 * Leaves the pictures' placeholders out of the browser's script: the prerendered page has them in
 * its markup, where the first paint looks for them, and a page that is opened later shows each
 * picture's colour (docs/decisions/081).
 */
export function leanPictures(): Plugin {
  return {
    name: 'lean-pictures',
    enforce: 'pre',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    transform: {
      filter: { id: /ui[\\/]art[\\/]pictures[\\/].+\.ts$/ },
      handler: (code) => ({
        code: code.replace(/'data:image\/webp;base64,[\w+/=]*'/, "''"),
        map: null,
      }),
    },
  }
}

const stamps = new Map<string, string>()

/** The stamp of a picture's folder: its files change together, so one stamp will do for all of them. */
function stampOf(folder: string): string {
  const known = stamps.get(folder)
  if (known !== undefined) return known
  const hash = createHash('sha256')
  for (const name of readdirSync(folder).toSorted()) {
    if (!name.endsWith('.ts')) hash.update(name).update(readFileSync(path.join(folder, name)))
  }
  const stamp = hash.digest('base64url').slice(0, 8)
  stamps.set(folder, stamp)
  return stamp
}

/** How built files are named: each by its own hash, but pictures by that of their folder. */
export function assetName({ originalFileNames }: { originalFileNames: readonly string[] }): string {
  const [file = ''] = originalFileNames
  const source = path.resolve(import.meta.dirname, '..', file)
  return source.startsWith(path.join(art, 'pictures') + path.sep)
    ? `assets/[name]-${stampOf(path.dirname(source))}[extname]`
    : 'assets/[name]-[hash][extname]'
}
