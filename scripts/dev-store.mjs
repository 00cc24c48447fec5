/** Runs the store in development and restarts it when its source changes. */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const store = spawn(
  process.execPath,
  [
    path.join(root, 'node_modules/tsx/dist/cli.mjs'),
    'watch',
    '--clear-screen=false',
    'mock-server/src/main.ts',
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, PORT: process.env.STORE_PORT ?? '3001' } },
)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => store.kill(signal))
store.on('exit', (code) => process.exit(code ?? 1))
