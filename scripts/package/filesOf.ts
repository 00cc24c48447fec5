import { readdirSync } from 'node:fs'
import path from 'node:path'

/** Returns the paths of all files below `folder`, relative to it. */
export function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
}
