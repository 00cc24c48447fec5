import { afterAll, vi } from 'vitest'
import { limits } from '../../../scripts/gate/limits.ts'

// What the build puts into the code (storefront/vite/buildSettings.ts).
Object.assign(globalThis, {
  SHOP_URL_OF_BUILD: 'https://shop.example',
  SESSION_POLL_OF_BUILD: undefined,
  STORE_ORIGIN_OF_BUILD: '',
  BLOG_ORIGIN_OF_BUILD: '',
  BLOG_MEDIA_ORIGIN_OF_BUILD: '',
  ANALYTICS_ORIGIN_OF_BUILD: '',
  CHAT_SCRIPT_OF_BUILD: '',
})

// Most test files have no DOM and do not need Testing Library.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: limits.expectation })
  // Test files that run after each other can share the document.
  afterAll(() => document.body.replaceChildren())
}

// Test files share the modules that are loaded. If a test file ended while a module was loading, that module would fail
// to load, and the later test files could not load it either.
afterAll(() => vi.dynamicImportSettled())
