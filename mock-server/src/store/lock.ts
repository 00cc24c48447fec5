import { link, readFile, rename, unlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StartupError } from '../StartupError.ts'

/** The folders that this process holds or is about to. */
const held = new Set<string>()

/**
 * Holds a data folder for this process alone, by a file that names it. The file of a process that
 * is gone is taken over. Gives the way to let go again.
 * @throws {StartupError} where another process holds it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = path.join(path.resolve(folder), 'stemside.lock')
  if (held.has(file)) throw inUse(folder, file, String(process.pid))
  held.add(file)
  try {
    await takeLock(folder, file)
  } catch (error) {
    held.delete(file)
    throw error
  }
  return async () => {
    await unlink(file)
    held.delete(file)
  }
}

async function takeLock(folder: string, file: string): Promise<void> {
  while (!(await claim(file))) {
    const holder = await readFile(file, 'utf8').catch(() => undefined)
    if (holder === undefined) continue
    if (isRunning(Number(holder))) throw inUse(folder, file, holder)
    await removeStale(file, holder)
  }
}

function inUse(folder: string, file: string, holder: string): StartupError {
  return new StartupError(
    `${folder} is in use by process ${holder.trim()}. Stop it, or set DATA_DIR to another folder (if that is no Stemside server, delete ${file}).`,
  )
}

async function claim(file: string): Promise<boolean> {
  // Written first and then linked, so that nobody ever reads a lock without its process.
  const own = `${file}.${process.pid}`
  await writeFile(own, String(process.pid))
  try {
    await link(own, file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    await unlink(own)
  }
}

/** Moves the lock away; where it was another's after all, taken meanwhile, puts that back. */
async function removeStale(file: string, holder: string): Promise<void> {
  const aside = `${file}.stale.${process.pid}`
  try {
    await rename(file, aside)
    if ((await readFile(aside, 'utf8')) !== holder) await link(aside, file)
    await unlink(aside)
  } catch {
    // Another process was quicker: the next claim tells.
  }
}

/** A file that names this very process is older than it: `held` says what it holds itself. */
function isRunning(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
