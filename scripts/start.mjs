/** `npm start`: builds where something is new, then serves the shop and its store. */
import './require-node.mjs'
import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { isBuilt } from './build-stamp.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Runs a script of the house with this terminal, passing signals on; resolves with its exit code. */
function hand(script) {
  const child = spawn(process.execPath, [path.join(root, script)], { cwd: root, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)))
}

if (!(await isBuilt())) {
  console.log('Building the shop (about half a minute, once) …')
  const code = await hand('scripts/build.mjs')
  if (code !== 0) process.exit(code)
}
process.exit(await hand('mock-server/dist/main.js'))
