import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Manifest } from 'vite'
import { earlyScripts } from './earlyScript.ts'
import { chunkOf, filesOf } from './manifest.ts'
import type { SplitSheet } from './pageStyles.ts'

/* Reads what the client build wrote into `dist/client`. */

const entry = 'index.html'
const cartPanel = 'src/frame/CartPanel.tsx'

/**
 * URLs of the shop's script, then of all chunks that it and these modules (source paths) import.
 */
export function scriptsOf(manifest: Manifest, modules: readonly string[]): readonly string[] {
  return filesOf(manifest, [entry, ...modules]).map((file) => `/${file}`)
}

/** Reads the one style sheet and deletes its file, because pages get it in two parts. */
export async function takeSheet(client: string, manifest: Manifest): Promise<string> {
  // Without `cssCodeSplit`, Vite lists the single sheet under this key.
  const file = path.join(client, chunkOf(manifest, 'style.css').file)
  const sheet = await readFile(file, 'utf8')
  await rm(file)
  return sheet
}

/** The code of the inline scripts, in order. The last one fetches the cart's chunks after an early press. */
export function earlyScriptsFor(manifest: Manifest): readonly string[] {
  const entryScripts = new Set(scriptsOf(manifest, []))
  return earlyScripts(scriptsOf(manifest, [cartPanel]).filter((file) => !entryScripts.has(file)))
}

/** Writes the style sheet that all pages link, and returns its URL. */
export async function writeRest(client: string, { rest }: SplitSheet): Promise<string> {
  const hash = createHash('sha256').update(rest).digest('base64url').slice(0, 8)
  const url = `/assets/rest-${hash}.css`
  await writeFile(path.join(client, url), rest)
  return url
}
