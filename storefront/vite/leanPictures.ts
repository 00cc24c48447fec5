import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const art = path.resolve(import.meta.dirname, '../../ui/art')

/**
 * Removes the pictures' placeholders from the browser's script. The prerendered markup has them for the first
 * paint. A page that a link opens shows each picture's colour instead (docs/decisions/081).
 */
export function leanPictures(): Plugin {
  return {
    name: 'lean-pictures',
    enforce: 'pre',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    transform: {
      filter: { id: /ui[\\/]art[\\/]pictures[\\/].+\.ts$/ },
      handler: (code) => ({
        code: code.replace(/'data:image\/webp;base64,[\w+/=]*'/g, "''"),
        map: null,
      }),
    },
  }
}

const hashes = new Map<string, string>()

/** A hash of all files in a picture's folder. They change together, so they share it. */
function folderHash(folder: string): string {
  const known = hashes.get(folder)
  if (known !== undefined) return known
  const hash = createHash('sha256')
  for (const name of readdirSync(folder).toSorted()) {
    if (!name.endsWith('.ts')) hash.update(name).update(readFileSync(path.join(folder, name)))
  }
  const digest = hash.digest('base64url').slice(0, 8)
  hashes.set(folder, digest)
  return digest
}

/** Names a built file with its own hash, or, for a picture, with its folder's hash. */
export function assetName({ originalFileNames }: { originalFileNames: readonly string[] }): string {
  const [file = ''] = originalFileNames
  const source = path.resolve(import.meta.dirname, '..', file)
  return source.startsWith(path.join(art, 'pictures') + path.sep)
    ? `assets/[name]-${folderHash(path.dirname(source))}[extname]`
    : 'assets/[name]-[hash][extname]'
}
