/** `npm start`: builds if a source has changed, then starts the server. */
import './require-node.mjs'
import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { isBuilt } from './build-stamp.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Builds in a child process and resolves with its exit code. A signal to this process also stops it. */
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
  console.log('Building the shop (less than a minute, after each change of its sources) …')
  const code = await build()
  if (code !== 0) process.exit(code)
}
process.setSourceMapsEnabled(true)
// The server runs in this process, so it receives signals itself and leaves no child process behind. For the same reason
// `npm start` is `exec node …`: Debian's `sh -c` would stay as the parent and not forward signals.
await import('../mock-server/dist/main.js')
