import type { BareBrowser } from './bareBrowser.ts'
import { countTraffic } from './countTraffic.ts'
import { bringIntoView, timePress, type Sought } from './inPage.ts'
import { openPhone, type Conditions } from './phone.ts'

/** A page, what is pressed on it, and what shall be seen then. */
interface Press {
  readonly url: string
  readonly target: Sought
  readonly sought: Sought
}

/** From the press on "Add to cart" to the painted overlay with the line and its price. */
export function measureAdding(browser: BareBrowser, url: string, throttle: Conditions) {
  const target = { selector: 'main button', text: 'Add to cart' }
  const sought = { selector: '[role=dialog]', text: '$45.49' }
  return measurePress(browser, throttle, { url, target, sought })
}

/** From the press on a card of the listing to the painted product. */
export function measureOpening(browser: BareBrowser, url: string, throttle: Conditions) {
  const target = { selector: 'main a', text: 'Orboot Earth' }
  const sought = { selector: 'h1', text: 'Orboot Earth' }
  return measurePress(browser, throttle, { url, target, sought })
}

/** Loads a page in a fresh phone, comes to the target as a shopper does, and presses it. */
async function measurePress(
  browser: BareBrowser,
  throttle: Conditions,
  { url, target, sought }: Press,
): Promise<number> {
  const tab = await openPhone(browser, throttle)
  try {
    const traffic = countTraffic(tab)
    await tab.send('Page.navigate', { url })
    await traffic.idle()
    await tab.send('Input.dispatchMouseEvent', {
      type: 'mouseWheel',
      x: 200,
      y: 400,
      deltaX: 0,
      deltaY: 200,
    })
    await traffic.idle()
    const place = await tab.evaluate(`(${bringIntoView.toString()})(${JSON.stringify(target)})`)
    if (!isPlace(place)) throw new Error(`${url} has no ${target.text}`)
    await traffic.idle()
    // In two steps: a press that is sent with it could overtake it.
    await tab.evaluate(
      `void (window.timing = (${timePress.toString()})(${JSON.stringify(sought)}))`,
    )
    for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased']) {
      const [x, y] = place
      await tab.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 })
    }
    return Number(await tab.evaluate('timing'))
  } finally {
    await tab.close()
  }
}

function isPlace(value: unknown): value is readonly [x: number, y: number] {
  return Array.isArray(value) && value.length === 2
}
