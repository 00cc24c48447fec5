import { mkdir, open, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { StartupError } from '../base/StartupError.ts'

/**
 * Opens a file of the store. A new one can be read by its owner alone: it holds names, addresses and orders.
 * @throws {StartupError} with one sentence if the file does not exist, or must not exist and does
 */
export async function openFile(file: string, flags = 'r'): Promise<FileHandle> {
  try {
    return await open(file, flags, 0o600)
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

/** Creates a data folder that only its owner can open, unless it exists. */
export async function makeDataFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
}
