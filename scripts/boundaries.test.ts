import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/*
 * Lints single imports with the real configuration, in a temporary folder, to prove that it refuses
 * imports against the layers (docs/architecture.md).
 */

const root = path.resolve(import.meta.dirname, '..')
const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint')
let folder = ''

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stemside-lint-'))
  cpSync(path.join(root, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'))
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Whether the linter accepts this statement in this file. */
function isAllowed(file: string, statement: string): boolean {
  const target = path.join(folder, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, `${statement}\n`)
  const { stdout } = spawnSync(process.execPath, [oxlint, file], { cwd: folder, encoding: 'utf8' })
  rmSync(target)
  return !stdout.includes('no-restricted-imports')
}

const rulesFile = 'rules/src/pricing/priceCart.ts'
const uiFile = 'ui/src/commerce/Price/Price.tsx'
const shopFile = 'storefront/src/routes/CartRoute.tsx'
const serverFile = 'mock-server/src/routes/orders.ts'

describe('lint refuses an import from a higher layer or a foreign workspace', () => {
  test.for<[file: string, statement: string]>([
    [rulesFile, `import { a } from 'react'; a()`],
    [rulesFile, `import { a } from 'node:fs'; a()`],
    [rulesFile, `import { a } from '@stemside/ui'; a()`],
    [rulesFile, `import { a } from '../../../ui/src/index.ts'; a()`],
    [rulesFile, `export { a } from 'lodash'`],
    [rulesFile, `import { a } from 'zustand'; a()`],
    ['rules/bench/run.ts', `import { a } from '../../ui/src/index.ts'; a()`],
    [uiFile, `import { a } from '@stemside/storefront'; a()`],
    [uiFile, `import { a } from '../../../../storefront/src/state/cart.ts'; a()`],
    [uiFile, `import { a } from '@stemside/mock-server'; a()`],
    [uiFile, `import { a } from '@stemside/rules/contract'; a()`],
    [uiFile, `import { a } from '@stemside/rules/contract/mappers'; a()`],
    [uiFile, `import { a } from '@stemside/rules/seed'; a()`],
    [uiFile, `import { a } from 'react-router-dom'; a()`],
    [uiFile, `import { a } from 'valtio'; a()`],
    ['ui/src/core/Button/Button.stories.tsx', `import { a } from 'react-router-dom'; a()`],
    ['ui/src/core/Flag/Flag.tsx', `import type { A } from '@stemside/rules'; export type B = A`],
    ['ui/src/core/Flag/Flag.tsx', `import { a } from '../../../../rules/seed/index.ts'; a()`],
    ['ui/src/core/Flag/Flag.tsx', `import { a } from '../../fixtures/index.ts'; a()`],
    ['ui/src/editorial/Hero/Hero.tsx', `import { a } from '../../../../rules/seed/index.ts'; a()`],
    ['ui/src/themes/seasons.ts', `import { a } from '@stemside/rules'; a()`],
    ['ui/src/editorial/PostCard/PostCard.tsx', `import { a } from '@stemside/rules'; a()`],
    [
      'ui/src/editorial/PostCard/PostCard.tsx',
      `import { a } from '../../forms/Form/Form.tsx'; a()`,
    ],
    ['ui/src/tokens/color.ts', `import { a } from '../core/Text/Text.tsx'; a()`],
    ['ui/src/icons/StarIcon.tsx', `import { a } from '../screens/page.tsx'; a()`],
    ['rules/src/money.test.ts', `import { a } from '@stemside/mock-server/seed'; a()`],
    [uiFile, `export * from '@stemside/storefront'`],
    ['ui/src/core/Button/Button.tsx', `import { a } from '../../commerce/Price/Price.tsx'; a()`],
    ['ui/src/core/Button/Button.tsx', `import { a } from '../../forms/Field/Field.tsx'; a()`],
    [
      'ui/src/forms/Field/Field.tsx',
      `import { a } from '../../shell/SiteHeader/SiteHeader.tsx'; a()`,
    ],
    [
      'ui/src/commerce/Price/Price.tsx',
      `import { a } from '../../screens/CartScreen/CartScreen.tsx'; a()`,
    ],
    [shopFile, `import { a } from '@stemside/mock-server'; a()`],
    [shopFile, `import { a } from '../../../mock-server/src/main.ts'; a()`],
    [shopFile, `import { a } from '@stemside/rules/seed'; a()`],
    [shopFile, `import { a } from '@stemside/ui/fixtures'; a()`],
    [shopFile, `import { a } from '@radix-ui/react-dialog'; a()`],
    [serverFile, `import { a } from '@stemside/ui'; a()`],
    [serverFile, `import { a } from '@stemside/storefront'; a()`],
    [serverFile, `import { a } from '../../../storefront/src/main.tsx'; a()`],
  ])('%s: %s', ([file, statement]) => {
    expect(isAllowed(file, statement)).toBe(false)
  })
})

describe('lint accepts an import from a lower layer', () => {
  test.for<[file: string, statement: string]>([
    [rulesFile, `import { a } from 'zod'; a()`],
    [rulesFile, `import { a } from 'zod/mini'; a()`],
    [rulesFile, `import { a } from '../money.ts'; a()`],
    ['ui/src/core/Button/Button.tsx', `import { a } from '../Text/Text.tsx'; a()`],
    ['ui/src/forms/Field/Field.tsx', `import { a } from '../../core/Text/Text.tsx'; a()`],
    ['ui/src/editorial/PostCard/PostCard.tsx', `import { a } from '../../core/Text/Text.tsx'; a()`],
    [uiFile, `import { a } from '@stemside/rules'; a()`],
    [uiFile, `import { a } from '../../core/Text/Text.tsx'; a()`],
    [
      'ui/src/screens/CartScreen/CartScreen.tsx',
      `import { a } from '../../commerce/Price/Price.tsx'; a()`,
    ],
    [shopFile, `import { a } from '@stemside/ui'; a()`],
    [shopFile, `import { a } from '@stemside/rules/contract'; a()`],
    [serverFile, `import { a } from '@stemside/rules'; a()`],
    [serverFile, `import { a } from '@stemside/rules/seed'; a()`],
  ])('%s: %s', ([file, statement]) => {
    expect(isAllowed(file, statement)).toBe(true)
  })
})
