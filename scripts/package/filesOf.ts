import { readdirSync } from 'node:fs'
import path from 'node:path'

/** The paths of all files in a folder, from there. */
export function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.split(path.sep).join('/'),
  )
}
