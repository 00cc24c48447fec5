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
  /** The storage keys of the hints that somebody is signed in. */
  readonly signedInKey: string
  readonly signingInKey: string
  /** The cookie of the chosen colour scheme: `light` or `dark`. */
  readonly schemeCookie: string
  /** The query parameters that change a listing or a toy finder's advice. */
  readonly contentParameters: readonly string[]
  /** URLs of the cart overlay's chunks. */
  readonly cartChunks: readonly string[]
  /** The ids of the note that `watchStart` shows, and of the live region that acknowledges an early press. */
  readonly note: string
  readonly acknowledgement: string
}

/** Something that a shopper did before the page was hydrated. */
export interface EarlyAction {
  readonly type: 'press' | 'submit' | 'input'
  /** The button, the form or the field. */
  readonly target: HTMLElement
  /** A field's text, or whether it was checked. */
  readonly value?: string | boolean
}

declare global {
  interface Window {
    /** Stops the recording and returns the actions in order. Missing if the page was not prerendered. */
    takeEarlyActions?: () => readonly EarlyAction[]
  }
}

/**
 * Runs in the page's head, before the first paint.
 *
 * 1. It sets attributes of the root element. By them CSS shows the page as it will be after hydration:
 *    - `data-stored` hides prices, because a stored coupon may change them.
 *    - `data-asked` hides a listing or a toy finder's advice, because the URL has filters or answers.
 *    - `data-consent` shows the cookie notice.
 *    - `data-banner` closes the banner, or keeps it open.
 *    - `data-season` chooses the colours of the season that the last page showed.
 *    - `data-scheme` chooses light or dark: by the visitor's choice, else by the device.
 *    - `data-account` hides "Log In", because somebody is probably signed in.
 * 2. Until the page is hydrated, it records presses, submitted forms and input, and acknowledges a
 *    press at once (`data-waiting` and a live region). `replayEarly` repeats them afterwards.
 */
export function early(options: EarlyScriptOptions): void {
  const marks = document.documentElement.dataset
  const query = new URLSearchParams(location.search)
  const stored = (name: Extract<keyof EarlyScriptOptions, `${string}Key`>) => {
    try {
      return localStorage.getItem(options[name]) ?? sessionStorage.getItem(options[name])
    } catch {
      return null
    }
  }
  if (stored('consentKey') === null) marks['consent'] = 'unasked'
  // Searched as text, because the state may have an older format. `{"coupon":` is one that waits and changes no price.
  const hasCoupon = stored('stateKey')?.includes(',"coupon":') ?? false
  if (hasCoupon || stored('removedCouponKey') !== null) {
    marks['stored'] = 'unread'
    // Without fresh prices, show those that the page was built with.
    const show = () => delete marks['stored']
    addEventListener('startfailed', show)
    setTimeout(show, 8000)
  }
  if (stored('bannerForcedKey') === 'true') marks['banner'] = 'kept'
  if (stored('bannerClosedKey') === 'true') marks['banner'] = 'closed'
  if (query.get('banner') === '1') marks['banner'] = 'kept'
  const season = stored('seasonKey')
  if (season !== null) marks['season'] = season
  if ((stored('signedInKey') ?? stored('signingInKey')) !== null) {
    marks['account'] = 'expected'
    // Without the shop's script nobody asks who is signed in.
    addEventListener('startfailed', () => delete marks['account'])
  }
  const device = matchMedia('(prefers-color-scheme: dark)')
  const setScheme = () => {
    const [, chosen] =
      new RegExp(`(?:^|; )${options.schemeCookie}=(light|dark)`).exec(document.cookie) ?? []
    if (chosen ? chosen === 'dark' : device.matches) marks['scheme'] = 'dark'
    else delete marks['scheme']
  }
  setScheme()
  device.addEventListener('change', setScheme)
  // Another tab may have changed the cookie, which fires no event.
  document.addEventListener('visibilitychange', setScheme)
  if (options.contentParameters.some((name) => query.has(name))) {
    marks['asked'] = 'unanswered'
    // If the shop's script has not run after 8 s, show the page as it was built.
    setTimeout(() => delete marks['asked'], 8000)
  }

  const actions: EarlyAction[] = []
  let isRecording = true
  const record = (type: string, listener: (event: Event) => void) => {
    const listen = (event: Event) => {
      if (isRecording) listener(event)
    }
    addEventListener(type, listen, true)
  }
  const acknowledge = (words: string) => {
    const region = document.getElementById(options.acknowledgement)
    if (region !== null) region.textContent = words
  }
  const end = () => {
    isRecording = false
    for (const { target } of actions) target.removeAttribute('data-waiting')
    acknowledge('')
    return actions.splice(0)
  }
  // Nobody will repeat the recorded presses (watchStart.ts).
  addEventListener('startfailed', end)
  window.takeEarlyActions = () => {
    // The shop has started after all.
    document.getElementById(options.note)?.remove()
    return end()
  }
  const hold = (event: Event, action: EarlyAction) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    // Most early presses are on "Add to cart", so the first one fetches the cart's code.
    const preloads = actions.some(({ type }) => type === 'press') ? [] : options.cartChunks
    for (const href of preloads) {
      const link = document.createElement('link')
      document.head.append(Object.assign(link, { rel: 'modulepreload', href }))
    }
    action.target.setAttribute('data-waiting', '')
    acknowledge('One moment, please')
    actions.push(action)
  }
  record('click', (event) => {
    const target = event.target instanceof Element ? event.target.closest('button') : null
    if (target !== null) hold(event, { type: 'press', target })
  })
  record('submit', (event) => {
    const { target } = event
    // A form with an `action` works without the script.
    if (!(target instanceof HTMLFormElement) || target.hasAttribute('action')) return
    // A form that was submitted twice is sent once.
    const before = actions.findIndex((each) => each.type === 'submit' && each.target === target)
    if (before !== -1) actions.splice(before, 1)
    hold(event, { type: 'submit', target })
  })
  const recordInput = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || !('value' in target)) return
    const isCheckable = target instanceof HTMLInputElement && /radio|checkbox/.test(target.type)
    if (actions.at(-1)?.target === target) actions.pop()
    const value = isCheckable ? target.checked : String(target.value)
    actions.push({ type: 'input', target, value })
  }
  record('input', recordInput)
  record('change', recordInput)
}
