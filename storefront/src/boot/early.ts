/**
 * Everything that `early` needs from other files. It cannot import, because its text is copied into
 * the page.
 */
export interface EarlyScriptOptions {
  /**
   * The storage keys of the shop's state, of the removed automatic coupon and of the cookie answer.
   */
  readonly stateKey: string
  readonly removedCouponKey: string
  readonly consentKey: string
  /** The storage keys of "the shopper closed the banner" and "keep the banner open". */
  readonly bannerClosedKey: string
  readonly bannerForcedKey: string
  /** The storage key of the season of the visit's last page. */
  readonly seasonKey: string
  /** The query parameters that filter a listing. */
  readonly listingParameters: readonly string[]
  /** URLs of the cart overlay's chunks. */
  readonly cartChunks: readonly string[]
  /** The event that says that the page is hydrated and handles presses. */
  readonly readyEvent: string
  /**
   * The ids of the shop's script element and of the live region that acknowledges an early press.
   */
  readonly script: string
  readonly acknowledgement: string
}

/**
 * Runs in the page's head, before the first paint.
 *
 * 1. It sets attributes of the root element, so that CSS hides what would change after hydration:
 *    `data-stored` hides what a stored coupon may change, `data-asked` hides a listing that the URL
 *    filters, `data-consent` shows the cookie notice, `data-banner` closes the banner or keeps it,
 *    `data-season` chooses the colours that the visit's last page had.
 * 2. Until the page is hydrated, it records presses, submitted forms and input, and acknowledges a
 *    press at once (`data-waiting` and a live region). Afterwards it replays them in order.
 */
export function early(options: EarlyScriptOptions): void {
  const root = document.documentElement
  const stored = (name: Extract<keyof EarlyScriptOptions, `${string}Key`>) => {
    try {
      return localStorage.getItem(options[name]) ?? sessionStorage.getItem(options[name])
    } catch {
      return null
    }
  }
  if (stored('consentKey') === null) root.dataset['consent'] = 'unasked'
  // Searched as text, because the state may have an older format.
  const hasCoupon = stored('stateKey')?.includes('"coupon":') ?? false
  if (hasCoupon || stored('removedCouponKey') !== null) root.dataset['stored'] = 'unread'
  const query = new URLSearchParams(location.search)
  if (stored('bannerForcedKey') === 'true') root.dataset['banner'] = 'kept'
  if (stored('bannerClosedKey') === 'true') root.dataset['banner'] = 'closed'
  const season = stored('seasonKey')
  if (season !== null) root.dataset['season'] = season
  if (query.get('banner') === '1') root.dataset['banner'] = 'kept'
  if (options.listingParameters.some((name) => query.has(name))) {
    root.dataset['asked'] = 'unanswered'
    // If the shop's script has not run after 8 s, show the whole listing.
    setTimeout(() => delete root.dataset['asked'], 8000)
  }

  let records: { readonly target: EventTarget; readonly replay: () => void }[] = []
  const recording = new AbortController()
  const listen = (type: string, listener: (event: Event) => void) =>
    addEventListener(type, listener, { capture: true, signal: recording.signal })
  const announce = (text: string) => {
    const region = document.getElementById(options.acknowledgement)
    region?.replaceChildren(text)
    return region
  }
  const recordPress = (event: Event, element: Element, replay: () => void) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    if (records.every(({ target }) => !(target instanceof HTMLButtonElement))) {
      for (const href of options.cartChunks) {
        const link = document.createElement('link')
        document.head.append(Object.assign(link, { rel: 'modulepreload', href }))
      }
    }
    element.setAttribute('data-waiting', '')
    announce('One moment, please')
    records.push({ target: element, replay })
  }
  const recordInput = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || !('value' in target)) return
    if (records.at(-1)?.target === target) records.pop()
    const isCheckable = target instanceof HTMLInputElement && /radio|checkbox/.test(target.type)
    const value = isCheckable ? target.checked : String(target.value)
    const replay = () => {
      // React ignores a value that equals the one it last set, so set another value first.
      if (isCheckable) {
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
    }
    records.push({ target, replay })
  }
  const stop = () => {
    recording.abort()
    for (const { target } of records) {
      if (target instanceof Element) target.removeAttribute('data-waiting')
    }
  }

  listen('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (button !== null) recordPress(event, button, () => button.click())
  })
  listen('submit', (event) => {
    const form = event.target
    // A form with an `action` works without the script.
    if (!(form instanceof HTMLFormElement) || form.hasAttribute('action')) return
    records = records.filter(({ target }) => target !== form)
    recordPress(event, form, () => form.requestSubmit())
  })
  listen('input', recordInput)
  listen('change', recordInput)
  listen('error', ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || target.id !== options.script) return
    stop()
    const region = announce('This page did not load completely. Please load it again.')
    if (region !== null) document.body.prepend(region)
  })
  const replayAll = async () => {
    stop()
    announce('')
    for (const { replay } of records) {
      replay()
      // Let React render this change first, because the next one may depend on it.
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
  addEventListener(options.readyEvent, () => void replayAll(), { once: true })
}
