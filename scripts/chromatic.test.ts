import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { planOf } from './chromatic-plan.ts'

test('the plan lists stories, modes and the number of snapshots', () => {
  const stories = [
    { id: 'core-button--all-variants', title: 'Core/Button' },
    { id: 'core-button--loading', title: 'Core/Button' },
    { id: 'forms-field--all-states', title: 'Forms/Field' },
  ]
  const modes = {
    '390': { viewport: 'phone', country: 'US' },
    '390-black-friday': { viewport: 'phone', country: 'IN' },
  }
  expect(planOf(stories, modes).split('\n').slice(0, -1)).toEqual([
    'Stories',
    '  Core/Button: all-variants, loading',
    '  Forms/Field: all-states',
    'Modes of each story',
    '  390: phone, US',
    '  390-black-friday: phone, IN',
    '3 stories × 2 modes = 6 snapshots.',
  ])
})

test('an upload without a token says what is missing', () => {
  const root = path.join(import.meta.dirname, '..')
  const { CHROMATIC_PROJECT_TOKEN: _token, ...env } = process.env
  const done = spawnSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'scripts/chromatic.ts'],
    { cwd: root, env, encoding: 'utf8' },
  )
  expect(done.stderr).toContain('set CHROMATIC_PROJECT_TOKEN')
  expect(done.status).toBe(1)
})
