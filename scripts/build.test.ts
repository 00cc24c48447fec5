import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')

/** Runs the build of a project. Returns its exit code, what it wrote to stderr, and whether one of its processes still runs. */
async function build(project: string, settings: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [path.join(project, 'scripts/build.mjs')], {
    cwd: project,
    env: { PATH: process.env['PATH'], ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
    // A group of its own, which its children belong to.
    detached: true,
  })
  const { pid } = child
  if (pid === undefined) throw new Error('The build did not start')
  onTestFinished(() => void killGroup(pid, 'SIGKILL'))
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await once(child, 'exit')
  const left = killGroup(pid, 0)
  return { code: child.exitCode, said, left }
}

/** Sends a signal to a group of processes; 0 sends none. Returns whether there is such a group. */
function killGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-pid, signal)
  } catch {
    return false
  }
}

/** A project with the build's own scripts, whose shop takes for ever to build and whose server cannot be built. */
async function brokenProject(): Promise<string> {
  const project = await mkdtemp(path.join(tmpdir(), 'stemside-build-test-'))
  onTestFinished(() => rm(project, { recursive: true, force: true }))
  const scripts = await readdir(import.meta.dirname)
  for (const name of scripts.filter((file) => file.endsWith('.mjs'))) {
    await cp(path.join(import.meta.dirname, name), path.join(project, 'scripts', name))
  }
  await symlink(path.join(root, 'node_modules'), path.join(project, 'node_modules'))
  const endless =
    'export default { plugins: [{ name: "endless", buildStart: () => new Promise((done) => setInterval(() => undefined, 1e6)) }] }'
  for (const [name, text] of [
    ['storefront', endless],
    ['mock-server', 'throw new Error("The server has no entry.")'],
  ] as const) {
    await mkdir(path.join(project, name))
    await writeFile(path.join(project, name, 'vite.config.ts'), text)
  }
  return project
}

test('a wrong setting is refused in one sentence, before a process starts (§7.35)', async () => {
  expect(await build(root, { BLOG_ORIGIN: 'blog.example' })).toEqual({
    code: 1,
    said: 'BLOG_ORIGIN is "blog.example": it must be an origin, such as https://blog.example.\n',
    left: false,
  })
})

test('a failed part of the build ends the others, and its words come last', async () => {
  const { code, said, left } = await build(await brokenProject())
  expect({ code, left }).toEqual({ code: 1, left: false })
  expect(said).toMatch(/^Building the server failed\.\n[^]*The server has no entry\./)
})
