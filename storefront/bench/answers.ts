import { inTab } from './measure.ts'
import type { Phone, Tab } from './phone.ts'
import type { ElementQuery } from './probe.ts'

const conditionA = { isThrottled: true }

/**
 * How long the page takes to respond: milliseconds from an input to the next paint, measured by the
 * browser's event timing, as in INP. Each figure is the slowest event of one interaction on an idle
 * page.
 */
export async function measureAnswers(phone: Phone, origin: string) {
  return {
    ...(await onListing(phone, origin)),
    ...(await inCart(phone, origin)),
    'answer: country': await ofCountry(phone, origin),
  }
}

function onListing(phone: Phone, origin: string) {
  return inTab(phone, conditionA, async (tab) => {
    await tab.navigate(`${origin}/shop`)
    await tab.idle()
    const add = await answerTo(tab, () =>
      press(tab, { selector: 'main article button', text: 'Add to cart' }),
    )
    await tab.navigate(`${origin}/shop`)
    await tab.idle()
    const filter = await answerTo(tab, () =>
      press(tab, { selector: 'main button[aria-pressed]', text: 'Tacto' }),
    )
    const sort = await answerTo(tab, async () => {
      await focus(tab, { selector: 'main select', text: 'Featured' })
      await tab.key('ArrowDown')
    })
    await press(tab, { selector: 'header button', text: 'Search toys' })
    await tab.idle()
    await tab.numbers('probe.slowestAnswer()')
    const search = await answerTo(tab, () => tab.key('m'))
    return {
      'answer: first Add to cart on a card': add,
      'answer: filter': filter,
      'answer: sort': sort,
      'answer: letter of a search': search,
    }
  })
}

function inCart(phone: Phone, origin: string) {
  return inTab(phone, conditionA, async (tab) => {
    await tab.navigate(`${origin}/tacto/chess`)
    await tab.idle()
    await press(tab, { selector: 'main button', text: 'Add to cart' })
    await tab.idle()
    await tab.navigate(`${origin}/cart`)
    await tab.idle()
    const more = { selector: 'main button[aria-label$="more"]', text: '' }
    const quantity = await answerTo(tab, () => press(tab, more))
    await press(tab, { selector: 'main summary', text: 'Have a coupon code?' })
    await tab.idle()
    await focus(tab, { selector: 'main input[name="coupon"]', text: '' })
    for (const letter of 'TRY20') await tab.key(letter)
    await tab.idle()
    await tab.numbers('probe.slowestAnswer()')
    const coupon = await answerTo(tab, () =>
      press(tab, { selector: 'main form button', text: 'Apply' }),
    )
    return { 'answer: quantity': quantity, 'answer: coupon': coupon }
  })
}

function ofCountry(phone: Phone, origin: string) {
  return inTab(phone, conditionA, async (tab) => {
    await tab.navigate(`${origin}/shop`)
    await tab.idle()
    await press(tab, { selector: 'header button', text: 'Menu' })
    await tab.idle()
    await tab.numbers('probe.slowestAnswer()')
    tab.beginPage()
    await press(tab, { selector: '[role=dialog] button', text: 'India' })
    await tab.idle()
    const [duration = Number.NaN] = await tab.numbers('probe.slowestAnswer()')
    return duration
  })
}

/** Returns the slowest event of an interaction, in milliseconds, once the page is idle again. */
async function answerTo(tab: Tab, interact: () => Promise<void>): Promise<number> {
  await tab.numbers('probe.slowestAnswer()')
  await interact()
  const [duration = Number.NaN] = await tab.numbers('probe.slowestAnswer()')
  await tab.idle()
  return duration
}

async function press(tab: Tab, target: ElementQuery): Promise<void> {
  const [x = 0, y = 0] = await tab.numbers(`probe.centreOf(${JSON.stringify(target)}, 'center')`)
  for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased'] as const) {
    await tab.mouse({ type, x, y, button: 'left', clickCount: 1 })
  }
}

async function focus(tab: Tab, target: ElementQuery): Promise<void> {
  await tab.text(`probe.find(${JSON.stringify(target)})?.focus()`)
}
