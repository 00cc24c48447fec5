/**
 * Builds everything that `npm start` serves: the server, the shop's client, and one page for each route and
 * country. To prerender the pages it starts the built server on seed data in a temporary folder.
 *
 * `-- --smallest` compresses for a deployment: Brotli's level 11 makes files 8 % smaller than level 8, but
 * takes 25 times as long. Level 9 saves 0.4 %, and takes twice as long, because it needs more memory.
 */
import './require-node.mjs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadConfigFromFile } from 'vite'
import { compressFolder } from './compress.mjs'
import { stampOfSources, writeStamp } from './build-stamp.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const brotliLevel = process.argv.includes('--smallest') ? 11 : 8
const vite = path.join(root, 'node_modules/vite/bin/vite.js')

/** Running child processes. A signal that stops the build also stops them. */
const children = new Set()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    for (const child of children) child.kill('SIGTERM')
    process.exit(1)
  })
}

function start(args, options) {
  const child = spawn(process.execPath, args, { cwd: root, ...options })
  children.add(child)
  child.on('exit', () => children.delete(child))
  return child
}

/** Ends the processes that still run after another one has failed. */
async function stopChildren() {
  const ends = [...children].map((child) => once(child, 'exit'))
  for (const child of children) child.kill('SIGTERM')
  await Promise.all(ends)
}

/** Reads the settings of the build before anything of an older build is deleted. A wrong one throws its sentence. */
async function checkSettings() {
  const file = path.join(root, 'storefront/vite.config.ts')
  const environment = { command: 'build', mode: 'production' }
  await loadConfigFromFile(environment, file, root, 'silent', undefined, 'runner')
}

/** Runs Node on `args`; its output is shown only when it fails, and last: it says what is wrong. */
function run(what, args) {
  return new Promise((resolve, reject) => {
    // Without it, React renders the pages with its slow development code.
    const child = start(args, { env: { ...process.env, NODE_ENV: 'production' } })
    const output = []
    child.stdout.on('data', (chunk) => output.push(chunk))
    child.stderr.on('data', (chunk) => output.push(chunk))
    child.on('exit', (code) => {
      if (code === 0) return resolve()
      reject(new Error(`${what} failed.\n${Buffer.concat(output).toString()}`.trim()))
    })
  })
}

/** Starts the built server on a free port and resolves with its address once it answers. */
function serveSeed(dataDir) {
  const server = start([path.join(root, 'mock-server/dist/main.js')], {
    // Do not pass on the shell's variables: DATABASE_URL could name the real database.
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, RATE_LIMITS: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    let printed = ''
    server.stdout.on('data', (chunk) => {
      printed += chunk
      const address = /https?:\/\/[\w.:[\]-]+/.exec(printed)?.[0]
      if (address) resolve({ server, address })
    })
    server.on('exit', () => reject(new Error('The server for prerendering did not start')))
  })
}

/** Moves the source maps of the client's scripts out of the folder that the shop serves. */
async function moveMaps(dist) {
  const [assets, maps] = [path.join(dist, 'client/assets'), path.join(dist, 'maps')]
  await rm(maps, { recursive: true, force: true })
  await mkdir(maps)
  const files = (await readdir(assets)).filter((file) => file.endsWith('.map'))
  await Promise.all(files.map((file) => rename(path.join(assets, file), path.join(maps, file))))
}

async function prerender() {
  // The server below may not be able to read the pages of an older build.
  await rm(path.join(root, 'storefront/dist/pages'), { recursive: true, force: true })
  const dataDir = await mkdtemp(path.join(tmpdir(), 'stemside-build-'))
  const { server, address } = await serveSeed(dataDir)
  try {
    await run('Prerendering', [path.join(root, 'storefront/dist/prerender/main.js'), address])
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true, force: true })
  }
}

try {
  await checkSettings()
  const stamp = await stampOfSources()
  console.log('1 of 3: bundling …')
  const shop = [vite, 'build', 'storefront', '--configLoader', 'runner']
  await Promise.all([
    run('Building the shop', shop),
    run('Building the prerenderer', [...shop, '--ssr', 'src/prerender/main.tsx']),
    run('Building the server', [vite, 'build', 'mock-server']),
  ])
  await moveMaps(path.join(root, 'storefront/dist'))
  console.log('2 of 3: prerendering the pages …')
  await prerender()
  console.log('3 of 3: compressing …')
  for (const part of ['client', 'pages']) {
    await compressFolder(path.join(root, 'storefront/dist', part), brotliLevel)
  }
  await writeStamp(stamp)
} catch (error) {
  await stopChildren()
  console.error(error.message)
  process.exit(1)
}
