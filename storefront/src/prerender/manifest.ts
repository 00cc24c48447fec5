import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Manifest } from 'vite'

/* The manifest of the client build: for each source file, its built file and its imports. */

/** @param client - the folder of the client build */
export async function readManifest(client: string): Promise<Manifest> {
  const file = path.join(client, '.vite/manifest.json')
  const manifest: unknown = JSON.parse(await readFile(file, 'utf8'))
  if (!isManifest(manifest)) throw new Error('The client build left no manifest')
  return manifest
}

function isManifest(value: unknown): value is Manifest {
  return typeof value === 'object' && value !== null
}

/** The built files of these source files, with the files that they import, in this order. */
export function filesOf(manifest: Manifest, sources: readonly string[]): readonly string[] {
  const files = new Set<string>()
  const visit = (source: string) => {
    const { file, imports = [] } = chunkOf(manifest, source)
    if (files.has(file)) return
    files.add(file)
    imports.forEach(visit)
  }
  sources.forEach(visit)
  return [...files]
}

export function chunkOf(manifest: Manifest, key: string): Manifest[string] {
  const chunk = manifest[key]
  if (chunk === undefined) throw new Error(`The client build has no chunk for ${key}`)
  return chunk
}
