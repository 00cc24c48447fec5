import { readdirSync } from 'node:fs'
import path from 'node:path'

/** Returns the paths of all files and folders below `folder`, relative to it. */
export function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.split(path.sep).join('/'),
  )
}
