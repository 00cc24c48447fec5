import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { limits } from '../../../scripts/gate/limits.ts'

configure({ asyncUtilTimeout: limits.expectation })

afterEach(cleanup)

/** jsdom has no layout and no IntersectionObserver, so this stub reports nothing. */
class NothingInView implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}
globalThis.IntersectionObserver = NothingInView
