import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { StartupError } from '../StartupError.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { lockFolder } from './lock.ts'

test('a folder is one holder’s at a time', async () => {
  const folder = await temporaryFolder()
  const release = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(StartupError)
  await release()
  const again = await lockFolder(folder)
  await again()
  expect(await readdir(folder)).toEqual([])
})

test('a folder that another process holds is refused, and says by whom', async () => {
  const folder = await temporaryFolder()
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  onTestFinished(() => void other.kill())
  await once(other, 'spawn')
  await writeFile(path.join(folder, 'stemside.lock'), String(other.pid))
  await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${other.pid}`)
})

test.each([
  [
    'a process that ended',
    async () => {
      const other = spawn(process.execPath, ['-e', ''])
      await once(other, 'exit')
      return String(other.pid)
    },
  ],
  ['an earlier process of our own number, as in a container', async () => String(process.pid)],
  ['nobody', async () => ''],
])('the lock of %s is taken over', async (_name, holder) => {
  const folder = await temporaryFolder()
  const file = path.join(folder, 'stemside.lock')
  await writeFile(file, await holder())
  const release = await lockFolder(folder)
  expect(await readFile(file, 'utf8')).toBe(String(process.pid))
  await release()
  expect(await readdir(folder)).toEqual([])
})

test('of many that take over the same stale lock at once, one gets it', async () => {
  const folder = await temporaryFolder()
  await writeFile(path.join(folder, 'stemside.lock'), '')
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)))
  const refused = tries.filter((one) => one.status === 'rejected')
  expect(refused).toHaveLength(7)
  expect(refused.every(({ reason }) => reason instanceof StartupError)).toBe(true)
})
