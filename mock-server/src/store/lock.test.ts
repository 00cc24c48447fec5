import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { StartupError } from '../base/StartupError.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { lockFolder } from './lock.ts'

test('a folder has one holder at a time, also within a process', async () => {
  const folder = await temporaryFolder()
  const release = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(StartupError)
  await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid} on `)
  await release()
  const again = await lockFolder(folder)
  await again()
})

test('of many attempts at once, one gets the lock', async () => {
  const folder = await temporaryFolder()
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)))
  const releases = tries.filter((attempt) => attempt.status === 'fulfilled')
  expect(releases).toHaveLength(1)
  for (const { value: release } of releases) await release()
})

test('a lock file alone locks nothing, even if it names a running process', async () => {
  const folder = await temporaryFolder()
  await writeFile(path.join(folder, 'stemside.lock'), String(process.ppid))
  const release = await lockFolder(folder)
  expect(await readFile(path.join(folder, 'stemside.lock'), 'utf8')).toContain(`${process.pid} on `)
  await release()
})

test('SIGKILL releases the lock at once', async () => {
  const folder = await temporaryFolder()
  const script = `
    const { openSync } = require('node:fs')
    const { tryLock } = require('fs-native-extensions')
    const file = openSync(process.argv[1], 'a+')
    console.log(tryLock(file))
    setInterval(() => {}, 1000)`
  const other = spawn(process.execPath, ['-e', script, path.join(folder, 'stemside.lock')], {
    cwd: import.meta.dirname,
  })
  onTestFinished(() => void other.kill('SIGKILL'))
  const said: unknown[] = await once(other.stdout, 'data')
  expect(String(said[0])).toBe('true\n')
  await expect(lockFolder(folder)).rejects.toThrow(StartupError)
  other.kill('SIGKILL')
  await once(other, 'exit')
  const release = await lockFolder(folder)
  await release()
})
