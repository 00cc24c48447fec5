import type { Conditions, Phone, Tab } from './phone.ts'
import type { ElementQuery } from './probe.ts'

const conditionA = { isThrottled: true }
const addToCart = { selector: 'main button', text: 'Add to cart' }
const cartWithEarth = { selector: '[role=dialog]', text: '$45.49' }
const checkout = { selector: 'main button', text: 'Checkout · ' }

/** Loads a page in a new tab and waits until the network is idle. Times in milliseconds. */
export function measureLoad(phone: Phone, url: string, conditions: Conditions) {
  return inTab(phone, conditions, async (tab) => {
    await tab.navigate(url)
    await tab.idle()
    const [lcp = 0, tbt = 0, cls = 0, ready = 0] = await tab.numbers('probe.load()')
    return { lcp, tbt, cls, ready, ...tab.traffic }
  })
}

/** From the press on "Add to cart" to the painted overlay with the line and its price. */
export function measureAdding(phone: Phone, url: string) {
  return measurePress(phone, url, addToCart, cartWithEarth)
}

/** From the press on a card of the listing to the painted product. */
export function measureOpening(phone: Phone, url: string) {
  const text = 'Orboot Earth'
  return measurePress(phone, url, { selector: 'main a', text }, { selector: 'h1', text })
}

/** Scrolls to the target as a shopper does. Presses it once the network is idle. */
function measurePress(phone: Phone, url: string, target: ElementQuery, expected: ElementQuery) {
  return inTab(phone, conditionA, async (tab) => {
    await tab.navigate(url)
    await tab.idle()
    await tab.mouse({ type: 'mouseWheel', x: 200, y: 400, deltaX: 0, deltaY: 200 })
    await tab.idle()
    await tab.numbers(`probe.centreOf(${JSON.stringify(target)}, 'center')`)
    await tab.idle()
    return (await press(tab, target, expected)).shown
  })
}

/**
 * Opens a product page, waits until the chat and measuring have started, and presses "Add to cart".
 * Returns what both cost a shopper (docs/measurements.md).
 */
export function measureMeasuring(phone: Phone, url: string) {
  return inTab(phone, conditionA, async (tab) => {
    await tab.navigate(url)
    await tab.idle()
    await tab.numbers('probe.whenMeasured()')
    const [longestTask = Number.NaN] = await tab.numbers('probe.afterReady()')
    await press(tab, addToCart, cartWithEarth)
    await tab.idle()
    const [, inp = Number.NaN, cls = Number.NaN] = await tab.numbers('probe.afterReady()')
    return { longestTask, inp, cls }
  })
}

/** From a press on "Add to cart" as soon as it is painted. */
export function measureEarlyPress(phone: Phone, url: string) {
  return inTab(phone, conditionA, async (tab) => {
    await tab.navigate(url)
    await tab.numbers(`probe.whenVisible(${JSON.stringify(addToCart)})`)
    return press(tab, addToCart, cartWithEarth)
  })
}

/** From the navigation to a cart page with two toys until both lines and the total are painted. */
export async function measureCart(phone: Phone, origin: string) {
  const { stored, total } = await inTab(phone, { isThrottled: false }, (tab) =>
    fillCart(tab, origin),
  )
  return inTab(phone, conditionA, async (tab) => {
    await tab.before(`Object.assign(localStorage, ${stored})`)
    await tab.navigate(`${origin}/cart`)
    const lines = ['Orboot Earth', 'Tacto Chess'].map((text) => ({ selector: 'main li', text }))
    const expected = JSON.stringify([...lines, { ...checkout, text: total }])
    const [shown = Number.NaN] = await tab.numbers(`probe.whenVisible(...${expected})`)
    return shown
  })
}

/** Puts two toys into the cart. Returns the browser's storage and the checkout button's text with the total. */
async function fillCart(tab: Tab, origin: string) {
  for (const path of ['/orboot/earth', '/tacto/chess']) {
    await tab.navigate(origin + path)
    await tab.idle()
    await press(tab, addToCart, { selector: '[role=dialog]', text: 'Your cart' })
  }
  await tab.navigate(`${origin}/cart`)
  await tab.numbers(`probe.whenVisible(${JSON.stringify(checkout)})`)
  return {
    stored: await tab.text('JSON.stringify(localStorage)'),
    total: await tab.text(`probe.find(${JSON.stringify(checkout)}).textContent`),
  }
}

export async function inTab<T>(
  phone: Phone,
  conditions: Conditions,
  work: (tab: Tab) => Promise<T>,
) {
  const tab = await phone.openTab(conditions)
  try {
    return await work(tab)
  } finally {
    await tab.close()
  }
}

/** Moves to the target and presses it. Returns milliseconds from the press. */
async function press(tab: Tab, target: ElementQuery, expected: ElementQuery) {
  const [x = 0, y = 0] = await tab.numbers(`probe.centreOf(${JSON.stringify(target)})`)
  // Wait for this call: a press that is sent at the same time could arrive before it.
  await tab.text(`void (probe.timing = probe.timePress(${JSON.stringify(expected)}))`)
  for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased'] as const) {
    await tab.mouse({ type, x, y, button: 'left', clickCount: 1 })
  }
  const [acknowledged = Number.NaN, shown = Number.NaN] = await tab.numbers('probe.timing')
  return { acknowledged, shown }
}
