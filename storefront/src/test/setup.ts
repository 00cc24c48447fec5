import { afterAll, vi } from 'vitest'
import { limits } from '../../../scripts/gate/limits.ts'

// Most test files have no DOM and do not need Testing Library.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: limits.expectation })
}

// Test files share modules. A module that is still loading when its file ends would fail, and stay failed for the
// files after it.
afterAll(() => vi.dynamicImportSettled())
