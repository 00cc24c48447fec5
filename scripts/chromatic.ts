/**
 * `npm run chromatic` uploads Storybook to Chromatic, which photographs stories tagged `compared`. `-- --dry-run` only
 * prints what Chromatic would photograph, without a token or a network.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compared } from '../ui/src/test/compared.ts'
import { indexFile, storiesToCompare } from '../ui/visual/storyList.ts'
import { planOf } from './chromatic-plan.ts'

const given = process.argv.slice(2)

if (given.includes('--dry-run')) {
  if (!existsSync(indexFile))
    stop('There is no built Storybook: run `npm run build-storybook` first.')
  console.log(planOf(storiesToCompare(), compared.modes))
  process.exit(0)
}
if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  stop(
    'Chromatic does not know the project: set CHROMATIC_PROJECT_TOKEN to the token from its "Manage" page.',
  )
}
const { status } = spawnSync(
  process.execPath,
  ['node_modules/chromatic/dist/bin.cjs', '--exit-once-uploaded', ...given],
  { cwd: fileURLToPath(new URL('..', import.meta.url)), stdio: 'inherit' },
)
process.exit(status ?? 1)

function stop(reason: string): never {
  console.error(reason)
  process.exit(1)
}
