import type { Page } from '@playwright/test'

/** Collects what the console says and what a page throws; a silent page gives an empty list. */
export function listenForTrouble(page: Page): () => readonly string[] {
  const heard: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) heard.push(message.text())
  })
  page.on('pageerror', (error) => heard.push(error.message))
  return () => heard
}
