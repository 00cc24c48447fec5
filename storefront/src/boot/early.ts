/** What `early` cannot import, since it travels alone. */
export interface EarlyNames {
  /** Under these keys the browser keeps the shop's state, that the automatic coupon was removed, and the answer about cookies. */
  readonly stateKey: string
  readonly removedCouponKey: string
  readonly consentKey: string
  /** Under these the browser keeps that the shopper closed the banner, or keeps it open. */
  readonly bannerClosedKey: string
  readonly bannerForcedKey: string
  /** The parameters of an address that narrow a listing. */
  readonly listingParameters: readonly string[]
  /** The files that "Add to cart" needs. */
  readonly cartFiles: readonly string[]
  /** The event by which the shop's script says that it answers from now on. */
  readonly readyEvent: string
  /** The id of the live region that acknowledges an early press. */
  readonly acknowledgement: string
}

/**
 * Runs in the page's head, before the first paint.
 *
 * 1. It marks the root element where the page must not be shown as it was prerendered: `data-stored`
 *    hides prices that a stored coupon may change, `data-asked` hides a listing that the address
 *    narrows, `data-consent` shows the question about cookies, `data-banner` says whether the shopper
 *    closed the banner or keeps it.
 * 2. Until the shop's script answers, it keeps what a visitor presses, sends and enters, acknowledges
 *    a press at once (`data-waiting` and a live region), and repeats everything afterwards.
 */
export function early(names: EarlyNames): void {
  const root = document.documentElement
  const stored = (name: Exclude<keyof EarlyNames, 'listingParameters' | 'cartFiles'>) => {
    try {
      return localStorage.getItem(names[name]) ?? sessionStorage.getItem(names[name])
    } catch {
      return null
    }
  }
  if (stored('consentKey') === null) root.dataset['consent'] = 'unasked'
  // The state may be of another version: any coupon in it counts.
  const hasCoupon = stored('stateKey')?.includes('"coupon":') ?? false
  if (hasCoupon || stored('removedCouponKey') !== null) root.dataset['stored'] = 'unread'
  const asked = new URLSearchParams(location.search)
  if (stored('bannerForcedKey') === 'true') root.dataset['banner'] = 'kept'
  if (stored('bannerClosedKey') === 'true') root.dataset['banner'] = 'closed'
  if (asked.get('banner') === '1') root.dataset['banner'] = 'kept'
  if (names.listingParameters.some((name) => asked.has(name))) {
    root.dataset['asked'] = 'unanswered'
    // Every toy is better than none, where the script does not come.
    setTimeout(() => delete root.dataset['asked'], 8000)
  }

  let pressed: { readonly element: Element; readonly repeat: () => void } | undefined
  const entered = new Map<EventTarget, string | boolean>()

  const keep = (event: Event, element: Element, repeat: () => void) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed?.element.removeAttribute('data-waiting')
    pressed = { element, repeat }
    element.setAttribute('data-waiting', '')
    document.getElementById(names.acknowledgement)?.replaceChildren('One moment, please')
    for (const href of names.cartFiles) {
      const link = document.createElement('link')
      document.head.append(Object.assign(link, { rel: 'modulepreload', href }))
    }
  }
  const keepInput = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && /radio|checkbox/.test(target.type)) {
      entered.set(target, target.checked)
    } else if (target !== null && 'value' in target) entered.set(target, String(target.value))
  }
  const listeners: Readonly<Record<string, (event: Event) => void>> = {
    click: (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null
      if (button !== null) keep(event, button, () => button.click())
    },
    submit: (event) => {
      // A form with an address of its own works without the script.
      if (!(event.target instanceof HTMLFormElement) || event.target.hasAttribute('action')) return
      const form = event.target
      keep(event, form, () => form.requestSubmit())
    },
    input: keepInput,
    change: keepInput,
  }
  for (const [type, listener] of Object.entries(listeners)) addEventListener(type, listener, true)

  const repeat = () => {
    for (const [type, listener] of Object.entries(listeners)) {
      removeEventListener(type, listener, true)
    }
    // React hears of an entry that differs from the value which it last set through the element itself.
    for (const [field, value] of entered) {
      if (typeof value === 'boolean' && field instanceof HTMLInputElement) {
        field.checked = !value
        field.click()
      } else {
        Reflect.set(field, 'value', '')
        Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
        for (const type of ['input', 'change']) {
          field.dispatchEvent(new Event(type, { bubbles: true }))
        }
      }
    }
    pressed?.element.removeAttribute('data-waiting')
    document.getElementById(names.acknowledgement)?.replaceChildren()
    pressed?.repeat()
  }
  addEventListener(names.readyEvent, repeat, { once: true })
}
