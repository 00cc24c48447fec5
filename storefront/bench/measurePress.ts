import type { Browser, Page } from '@playwright/test'
import { timePress } from './inPage.ts'
import { phone, processorSlowdown, toEmulation, type Conditions } from './phone.ts'

/** Opens a phone's window with nothing in its cache, runs `work` in it, and closes it. */
async function inFreshPhone<T>(
  browser: Browser,
  throttle: Conditions,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const { deviceScaleFactor, ...viewport } = phone
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport,
    deviceScaleFactor,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
    await session.send('Network.emulateNetworkConditions', toEmulation(throttle))
    return await work(page)
  } finally {
    await context.close()
  }
}

/** From the press on "Add to cart" to the painted overlay with the line and its price. */
export function measureAdding(browser: Browser, url: string, throttle: Conditions) {
  return inFreshPhone(browser, throttle, async (page) => {
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
  return inFreshPhone(browser, throttle, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' })
    const timing = page.evaluate(timePress, { selector: 'h1', text: 'Orboot Earth' })
    await page.getByRole('main').getByRole('link', { name: /Earth/ }).first().click()
    return timing
  })
}
