import type { Page } from '@playwright/test'

/** Holds the page's requests to a URL until the returned function is called. */
export async function holdRequests(page: Page, url: RegExp): Promise<() => void> {
  let release: (() => void) | undefined
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    await isReleased
    await route.continue()
  })
  return () => release?.()
}
