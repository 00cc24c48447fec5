/** What `early` cannot import, since it travels alone. */
export interface EarlyScriptOptions {
  /** Under these keys the browser keeps the shop's state, that the automatic coupon was removed, and the answer about cookies. */
  readonly stateKey: string
  readonly removedCouponKey: string
  readonly consentKey: string
  /** Under these the browser keeps that the shopper closed the banner, or keeps it open. */
  readonly bannerClosedKey: string
  readonly bannerForcedKey: string
  /** The parameters of an address that narrow a listing. */
  readonly listingParameters: readonly string[]
  /** URLs of the files that the cart overlay needs. */
  readonly cartChunks: readonly string[]
  /** The event by which the shop's script says that it answers from now on. */
  readonly readyEvent: string
  /** The ids of the shop's script element, and of the live region that acknowledges an early press. */
  readonly script: string
  readonly acknowledgement: string
}

/**
 * Runs in the page's head, before the first paint.
 *
 * 1. It marks the root element where the page must not be shown as it was prerendered: `data-stored`
 *    hides what a stored coupon may change, `data-asked` hides a listing that the address narrows,
 *    `data-consent` shows the question about cookies, `data-banner` says whether the shopper closed
 *    the banner or keeps it.
 * 2. Until the shop's script answers, it keeps what a visitor presses, sends and enters, acknowledges
 *    a press at once (`data-waiting` and a live region), and repeats everything afterwards, in order.
 */
export function early(options: EarlyScriptOptions): void {
  const root = document.documentElement
  const stored = (name: Exclude<keyof EarlyScriptOptions, 'listingParameters' | 'cartChunks'>) => {
    try {
      return localStorage.getItem(options[name]) ?? sessionStorage.getItem(options[name])
    } catch {
      return null
    }
  }
  if (stored('consentKey') === null) root.dataset['consent'] = 'unasked'
  // Searched as text: its format may be of an older version.
  const hasCoupon = stored('stateKey')?.includes('"coupon":') ?? false
  if (hasCoupon || stored('removedCouponKey') !== null) root.dataset['stored'] = 'unread'
  const asked = new URLSearchParams(location.search)
  if (stored('bannerForcedKey') === 'true') root.dataset['banner'] = 'kept'
  if (stored('bannerClosedKey') === 'true') root.dataset['banner'] = 'closed'
  if (asked.get('banner') === '1') root.dataset['banner'] = 'kept'
  if (options.listingParameters.some((name) => asked.has(name))) {
    root.dataset['asked'] = 'unanswered'
    // If the shop's script has not run by then, the whole listing is shown.
    setTimeout(() => delete root.dataset['asked'], 8000)
  }

  let kept: { readonly target: EventTarget; readonly repeat: () => void }[] = []
  const say = (text: string) => {
    const region = document.getElementById(options.acknowledgement)
    region?.replaceChildren(text)
    return region
  }
  const keep = (target: EventTarget, repeat: () => void) => kept.push({ target, repeat })
  const keepPress = (event: Event, element: Element, repeat: () => void) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    if (kept.every(({ target }) => !(target instanceof HTMLButtonElement))) {
      for (const href of options.cartChunks) {
        const link = document.createElement('link')
        document.head.append(Object.assign(link, { rel: 'modulepreload', href }))
      }
    }
    element.setAttribute('data-waiting', '')
    say('One moment, please')
    keep(element, repeat)
  }
  const keepInput = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || !('value' in target)) return
    if (kept.at(-1)?.target === target) kept.pop()
    const isTick = target instanceof HTMLInputElement && /radio|checkbox/.test(target.type)
    const value = isTick ? target.checked : String(target.value)
    keep(target, () => {
      // React hears of an entry that differs from the value which it last set through the element itself.
      if (isTick) {
        target.checked = value !== true
        target.click()
        return
      }
      Reflect.set(target, 'value', value === '' ? ' ' : '')
      Reflect.set(Object.getPrototypeOf(target), 'value', value, target)
      const left = target === document.activeElement ? [] : ['focusout']
      for (const type of ['input', 'change', ...left]) {
        target.dispatchEvent(new Event(type, { bubbles: true }))
      }
    })
  }
  const listeners: Readonly<Record<string, (event: Event) => void>> = {
    click: (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null
      if (button !== null) keepPress(event, button, () => button.click())
    },
    submit: (event) => {
      const form = event.target
      // A form with an address of its own works without the script.
      if (!(form instanceof HTMLFormElement) || form.hasAttribute('action')) return
      kept = kept.filter(({ target }) => target !== form)
      keepPress(event, form, () => form.requestSubmit())
    },
    input: keepInput,
    change: keepInput,
  }
  const stop = () => {
    for (const [type, listener] of Object.entries(listeners)) {
      removeEventListener(type, listener, true)
    }
    for (const { target } of kept) {
      if (target instanceof Element) target.removeAttribute('data-waiting')
    }
  }
  for (const [type, listener] of Object.entries(listeners)) addEventListener(type, listener, true)

  const repeatAll = async () => {
    stop()
    say('')
    for (const { repeat } of kept) {
      repeat()
      // React draws what has changed before the next one: it may depend on that.
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
  addEventListener(options.readyEvent, () => void repeatAll(), { once: true })
  const tellFailure = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement) || target.id !== options.script) return
    stop()
    const region = say('This page did not load completely. Please load it again.')
    if (region !== null) document.body.prepend(region)
  }
  addEventListener('error', tellFailure, true)
}
