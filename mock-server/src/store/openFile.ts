import { mkdir, open, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { StartupError } from '../base/StartupError.ts'

/**
 * Opens a file of the store.
 * @throws {StartupError} with one sentence if the file does not exist, or must not exist and does
 */
export async function openFile(file: string, flags = 'r'): Promise<FileHandle> {
  try {
    return await open(file, flags)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EEXIST') {
      throw new StartupError(`${file} exists already, and is not replaced: choose another name.`)
    }
    if (code !== 'ENOENT') throw error
    throw new StartupError(
      flags === 'r' ? `There is no file ${file}.` : `There is no folder ${path.dirname(file)}.`,
    )
  }
}

/** Creates a data folder, unless it exists. */
export async function makeDataFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
}
