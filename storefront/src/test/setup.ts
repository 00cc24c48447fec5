import { limits } from '../../../scripts/gate/limits.ts'

// Most test files have no DOM and do not need Testing Library.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: limits.expectation })
}
