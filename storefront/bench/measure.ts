import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { timePress, watch, type Gathered } from './inPage.ts'

/** Conditions A of the comparison: the browser's own throttle. Condition B leaves the link to the shaped one. */
export interface Conditions {
  readonly roundTrip: number
  /** Bits per second. */
  readonly down: number
}

export interface PageFigures {
  /** In milliseconds. */
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
  readonly requests: number
  /** As they came over the line. */
  readonly scriptBytes: number
  /** The element that was painted largest, as markup of its size. */
  readonly hero: string
}

const phone = { width: 412, height: 823 }
const processorSlowdown = 4

interface Visit {
  readonly page: Page
  readonly session: CDPSession
}

/** Opens a phone's window with nothing in its cache, runs `work` in it, and closes it. */
async function inFreshPhone<T>(
  browser: Browser,
  throttle: Conditions | undefined,
  work: (visit: Visit) => Promise<T>,
): Promise<T> {
  const context: BrowserContext = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: phone,
    deviceScaleFactor: 2.625,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
    if (throttle !== undefined) {
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: throttle.roundTrip,
        downloadThroughput: throttle.down / 8,
        uploadThroughput: throttle.down / 16,
      })
    }
    return await work({ page, session })
  } finally {
    await context.close()
  }
}

/** Loads an address in a fresh phone until the network is idle. */
export function measureLoad(
  browser: Browser,
  url: string,
  throttle?: Conditions,
): Promise<PageFigures> {
  return inFreshPhone(browser, throttle, async ({ page, session }) => {
    const scripts = new Set<string>()
    let requests = 0
    let scriptBytes = 0
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      // What is fetched ahead for other pages is theirs.
      if (response.url.startsWith('http')) requests += 1
      if (type === 'Script') scripts.add(requestId)
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) scriptBytes += encodedDataLength
    })
    await page.addInitScript(watch)
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    const { lcp, fcp, shift, tasks, hero } = await page.evaluate<Gathered & { hero: string }>(
      'gathered',
    )
    const tbt = tasks
      .filter(([start, duration]) => start + duration > fcp)
      .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0)
    return { lcp, tbt, cls: shift, requests, scriptBytes, hero }
  })
}

/** From the press on "Add to cart" to the painted overlay with the line and its price. */
export function measureAdding(browser: Browser, url: string, throttle: Conditions) {
  return inFreshPhone(browser, throttle, async ({ page }) => {
    await page.goto(url, { waitUntil: 'networkidle' })
    const button = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first()
    // A shopper scrolls to the button before pressing it.
    await page.mouse.wheel(0, 200)
    await page.waitForLoadState('networkidle')
    await button.scrollIntoViewIfNeeded()
    const timing = page.evaluate(timePress, { selector: '[role=dialog]', text: '$45.49' })
    await button.click()
    return timing
  })
}

/** From the press on a card of the listing to the painted product. */
export function measureOpening(browser: Browser, url: string, throttle: Conditions) {
  return inFreshPhone(browser, throttle, async ({ page }) => {
    await page.goto(url, { waitUntil: 'networkidle' })
    const timing = page.evaluate(timePress, { selector: 'h1', text: 'Orboot Earth' })
    await page.getByRole('main').getByRole('link', { name: /Earth/ }).first().click()
    return timing
  })
}
