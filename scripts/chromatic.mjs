/** `npm run chromatic`: uploads the stories with pictures to Chromatic. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.error(
    'Chromatic does not know the project: set CHROMATIC_PROJECT_TOKEN to the token from its "Manage" page.',
  )
  process.exit(1)
}
const { status } = spawnSync(
  process.execPath,
  ['node_modules/chromatic/dist/bin.cjs', '--exit-once-uploaded', ...process.argv.slice(2)],
  { cwd: fileURLToPath(new URL('..', import.meta.url)), stdio: 'inherit' },
)
process.exit(status ?? 1)
