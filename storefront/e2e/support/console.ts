import type { Page } from '@playwright/test'

/** Collects console errors, warnings and uncaught exceptions of a page. The result returns those so far. */
export function collectConsoleErrors(page: Page): () => readonly string[] {
  const messages: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text())
  })
  page.on('pageerror', (error) => messages.push(error.message))
  return () => messages
}
