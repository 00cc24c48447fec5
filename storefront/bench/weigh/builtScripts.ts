import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Script } from './parts.ts'

/**
 * Reads built scripts with their source maps.
 * @param checkout - the folder of a built checkout
 * @param files - paths in the client's folder: `assets/shop-Ab3dE6g.js`
 */
export function readScripts(checkout: string, files: readonly string[]): Promise<Script[]> {
  const dist = path.resolve(checkout, 'storefront/dist')
  return Promise.all(
    [...new Set(files)].map(async (file) => ({
      code: await readFile(path.join(dist, 'client', file), 'utf8'),
      map: await readFile(path.join(dist, 'maps', `${path.basename(file)}.map`), 'utf8'),
    })),
  )
}
