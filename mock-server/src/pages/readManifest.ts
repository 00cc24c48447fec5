import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PagesManifest } from '@stemside/rules/contract/pages'
import * as z from 'zod/mini'
import { StartupError } from '../StartupError.ts'

const manifestSchema = z.object({
  routes: z.array(z.string()),
  dynamic: z.record(z.string(), z.string()),
  scriptHashes: z.array(z.string()),
  styleHashes: z.array(z.string()),
})

/** The manifest of the shop's build; undefined if there is no build. */
export async function readManifest(buildDir: string): Promise<PagesManifest | undefined> {
  const file = path.join(buildDir, 'pages/manifest.json')
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const manifest = manifestSchema.safeParse(parse(text))
  if (manifest.success) return manifest.data
  throw new StartupError(`${file} cannot be read: build the shop again with "npm run build".`)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
