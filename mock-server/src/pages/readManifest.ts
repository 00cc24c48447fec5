import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { exampleOrigin, type PagesManifest } from '@stemside/rules/contract/pages'
import * as z from 'zod/mini'
import { StartupError } from '../base/StartupError.ts'

const manifestSchema = z.object({
  routes: z.array(z.string()),
  dynamic: z.record(z.string(), z.string()),
  scriptHashes: z.array(z.string()),
  styleHashes: z.record(z.string(), z.string()),
  origin: z.string(),
  storeOrigin: z.optional(z.string()),
  foreign: z.object({
    connect: z.array(z.string()),
    pictures: z.array(z.string()),
    widgets: z.array(z.string()),
  }),
  hasOwnBlog: z.boolean(),
})

/** The manifest of the shop's build. @throws {StartupError} if there is no build */
export async function requireManifest(buildDir: string): Promise<PagesManifest> {
  const manifest = await readManifest(buildDir)
  if (manifest) return manifest
  throw new StartupError(`There is no build in ${buildDir}: run "npm run build".`)
}

/** The manifest of the shop's build; undefined if there is no build. */
export async function readManifest(buildDir: string): Promise<PagesManifest | undefined> {
  const file = path.join(buildDir, 'pages/manifest.json')
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const manifest = manifestSchema.safeParse(parse(text))
  if (manifest.success) return manifest.data
  throw new StartupError(`${file} cannot be read: build the shop again with "npm run build".`)
}

/**
 * Checks that build and start have the same origin. Pages name that of the build, mails and the sitemap that of the
 * start. If they differed, links would lead to two addresses.
 * @throws {StartupError} if the two differ
 */
export function checkOrigin(manifest: PagesManifest, shopUrl: string | undefined): void {
  const { origin } = manifest
  if ((shopUrl ?? exampleOrigin) === origin) return
  const [started, rebuilt] =
    shopUrl === undefined
      ? [`not set, which means ${exampleOrigin}`, 'without SHOP_URL']
      : [shopUrl, `with SHOP_URL=${shopUrl}`]
  throw new StartupError(
    `The shop's pages were built for ${origin}, and SHOP_URL is ${started}. Start with SHOP_URL=${origin}, or build again ${rebuilt}.`,
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
