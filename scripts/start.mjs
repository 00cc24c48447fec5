/** `npm start`: builds where a source has changed, then serves the shop and its store. */
import './require-node.mjs'
import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { isBuilt } from './build-stamp.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Builds in a process of its own, which ends with this one; resolves with its exit code. */
function build() {
  const child = spawn(process.execPath, [path.join(root, 'scripts/build.mjs')], {
    cwd: root,
    stdio: 'inherit',
  })
  const stop = () => child.kill('SIGTERM')
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, stop)
  return new Promise((resolve) => {
    child.on('exit', (code) => {
      for (const signal of signals) process.off(signal, stop)
      resolve(code ?? 1)
    })
  })
}

if (!(await isBuilt())) {
  console.log('Building the shop (about half a minute, once) …')
  const code = await build()
  if (code !== 0) process.exit(code)
}
process.setSourceMapsEnabled(true)
// In this process: a signal reaches the server itself, and no child is left behind.
await import('../mock-server/dist/main.js')
