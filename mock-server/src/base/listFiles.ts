import { readdir } from 'node:fs/promises'
import path from 'node:path'

/** The paths at which a folder's files are served, such as /assets/app-1a2b.js. */
export async function listFiles(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
  return new Set(
    names
      .map((name) => `/${name.split(path.sep).join('/')}`)
      // Files and folders whose names begin with a dot are not served.
      .filter((served) => !served.includes('/.')),
  )
}
