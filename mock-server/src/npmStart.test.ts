import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, cp, mkdir, symlink } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { builtServer } from './testing/startProcess.ts'
import { temporaryFolder } from './testing/temporaryFolder.ts'

const project = path.resolve(import.meta.dirname, '../..')

const writeStamp = `
  import { stampOfSources, writeStamp } from './scripts/build-stamp.mjs'
  await writeStamp(await stampOfSources())
`

/** A copy of the project with the real scripts and the real built server, and no sources. */
async function copyOfProject(): Promise<string> {
  const root = await temporaryFolder()
  await cp(path.join(project, 'scripts'), path.join(root, 'scripts'), { recursive: true })
  await mkdir(path.join(root, 'storefront/dist'), { recursive: true })
  const dist = path.dirname(await builtServer())
  await cp(dist, path.join(root, 'mock-server/dist'), { recursive: true })
  // The native addon is not in the build.
  await symlink(path.join(project, 'node_modules'), path.join(root, 'node_modules'))
  await copyFile(path.join(project, 'package.json'), path.join(root, 'package.json'))
  // The copy has no sources: with this stamp nothing has to be built.
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', writeStamp], {
    cwd: root,
  })
  return root
}

test('SIGTERM to npm start drains the server and leaves no process behind', async () => {
  const cwd = await copyOfProject()
  const npm = spawn('npm', ['start'], {
    cwd,
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: cwd, RATE_LIMITS: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void npm.kill('SIGKILL'))
  const address = await new Promise<string>((resolve) => {
    let said = ''
    npm.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const found = /open at (http:\/\/\S+)/.exec(said)?.[1]
      if (found !== undefined) resolve(found)
    })
  })
  await fetch(`${address}/__mock/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: '/getSkuInStock', delayMs: 500 }),
  })
  const slow = fetch(`${address}/getSkuInStock`)
  // The log of the tools shows this one; the slow one came before it.
  await fetch(`${address}/healthz`)
  // The pipe closes only when every process that holds it has ended, the server included.
  const closed = once(npm, 'close')
  npm.kill('SIGTERM')
  expect((await slow).status).toBe(200)
  await closed
  await expect(fetch(`${address}/healthz`)).rejects.toThrow('fetch failed')
})
