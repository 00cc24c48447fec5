import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'postcss'
import type { Manifest } from 'vite'
import { earlyScript } from './earlyScript.ts'
import type { BuiltFiles } from './renderPage.tsx'

/* What the client's build left in `dist/client`, as pages use it. */

const entry = 'index.html'
const cartPanel = 'src/frame/CartPanel.tsx'

export async function readManifest(client: string): Promise<Manifest> {
  const manifest: unknown = JSON.parse(
    await readFile(path.join(client, '.vite/manifest.json'), 'utf8'),
  )
  if (!isManifest(manifest)) throw new Error('The client build left no manifest')
  return manifest
}

function isManifest(value: unknown): value is Manifest {
  return typeof value === 'object' && value !== null
}

/** The shop's script first, then every file that it and these modules (source paths) import. */
export function scriptsOf(manifest: Manifest, modules: readonly string[]): readonly string[] {
  const files = new Set<string>()
  const visit = (key: string) => {
    const { file, imports = [] } = chunkOf(manifest, key)
    if (files.has(file)) return
    files.add(file)
    imports.forEach(visit)
  }
  visit(entry)
  modules.forEach(visit)
  return [...files].map((file) => `/${file}`)
}

/**
 * Takes the one style sheet apart: the faces that have files become a sheet of their own, which no
 * paint waits for (the script does); the rest stands in each page, with the fallback faces of the same widths.
 */
export async function takeBuiltFiles(client: string, manifest: Manifest): Promise<BuiltFiles> {
  // Vite lists the one sheet so without `cssCodeSplit`.
  const sheetFile = path.join(client, chunkOf(manifest, 'style.css').file)
  const sheet = parse(await readFile(sheetFile, 'utf8'))
  const faces = sheet.nodes.filter(
    (node) =>
      node.type === 'atrule' &&
      node.name === 'font-face' &&
      node.some((child) => child.type === 'decl' && child.value.includes('url(')),
  )
  for (const face of faces) face.remove()
  const fonts = faces.join('')
  const hash = createHash('sha256').update(fonts).digest('base64url').slice(0, 8)
  const url = `/assets/fonts-${hash}.css`
  await writeFile(path.join(client, url), fonts)
  await rm(sheetFile)
  const shop = new Set(scriptsOf(manifest, []))
  const cartChunks = scriptsOf(manifest, [cartPanel]).filter((file) => !shop.has(file))
  return { styles: sheet.toString(), fonts: url, earlyScript: earlyScript(cartChunks) }
}

function chunkOf(manifest: Manifest, key: string): Manifest[string] {
  const chunk = manifest[key]
  if (chunk === undefined) throw new Error(`The client build has no chunk for ${key}`)
  return chunk
}
