/**
 * Tells whether the build is up to date, by a hash of the sources' names, sizes and modification times, and
 * of the settings of the build (storefront/vite/buildSettings.ts).
 */
import { createHash } from 'node:crypto'
import { readFile, readdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stampFile = path.join(root, 'storefront/dist/.stamp')
const sources = [
  'package-lock.json',
  'rules/package.json',
  'ui/package.json',
  'rules/seed',
  'rules/src',
  'ui/src',
  'ui/art',
  'storefront/src',
  'storefront/index.html',
  'storefront/vite.config.ts',
  'storefront/vite',
  'mock-server/src',
  'mock-server/vite.config.ts',
  'scripts/compress.mjs',
]

const settings = [
  'SHOP_URL',
  'SESSION_POLL',
  'STORE_ORIGIN',
  'BLOG_ORIGIN',
  'BLOG_MEDIA_ORIGIN',
  'ANALYTICS_ORIGIN',
  'CHAT_SCRIPT',
]

async function* filesBelow(entry) {
  const stats = await stat(entry).catch(() => undefined)
  if (stats === undefined) return
  if (!stats.isDirectory()) {
    yield `${path.relative(root, entry)} ${stats.size} ${Math.floor(stats.mtimeMs)}`
    return
  }
  const names = await readdir(entry)
  for (const name of names.toSorted()) {
    if (name === 'node_modules' || name === 'dist') continue
    yield* filesBelow(path.join(entry, name))
  }
}

/** A hash of the sources as they are now. */
export async function stampOfSources() {
  const hash = createHash('sha256')
  for (const source of sources) {
    for await (const line of filesBelow(path.join(root, source))) hash.update(`${line}\n`)
  }
  for (const setting of settings) hash.update(`${setting}=${process.env[setting] ?? ''}\n`)
  return hash.digest('hex')
}

/** Stores the hash from before the build. If a source changed during the build, the stamp is stale. */
export async function writeStamp(stamp) {
  await writeFile(stampFile, stamp)
}

/** Whether a build exists and no source has changed since. */
export async function isBuilt() {
  const stamp = await readFile(stampFile, 'utf8').catch(() => '')
  return stamp !== '' && stamp === (await stampOfSources())
}
