import { hostname } from 'node:os'
import path from 'node:path'
import { tryLock } from 'fs-native-extensions'
import { StartupError } from '../base/StartupError.ts'
import { openFile } from './openFile.ts'

/**
 * Locks a data folder for this process. The lock is the kernel's, on an open file: it ends with the
 * process however that ends, and holds across containers that share the folder. Returns how to
 * release it. The file stays, because deleting it would let two processes lock two files.
 * @throws {StartupError} if another process holds the lock, or the folder does not exist.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = await openFile(path.join(folder, 'stemside.lock'), 'a+')
  try {
    if (!tryLock(file.fd)) {
      const holder = await file.readFile('utf8')
      throw new StartupError(
        `${folder} is in use by ${holder.trim() || 'another process'}. Stop it, or set DATA_DIR to another folder.`,
      )
    }
    // For the sentence above only.
    await file.truncate()
    await file.write(`process ${process.pid} on ${hostname()}\n`).catch(() => undefined)
  } catch (error) {
    await file.close()
    throw error
  }
  return () => file.close()
}
