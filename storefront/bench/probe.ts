/* oxlint-disable unicorn/consistent-function-scoping -- `installProbe` is sent to the page as text */

/** A visible element that matches the selector and contains the text. */
export interface ElementQuery {
  readonly selector: string
  readonly text: string
}

/**
 * Runs in the page before the page's own scripts. The bench sends it as text, so it cannot use imports.
 * The bench calls the functions of `window.probe`. Times are milliseconds since the navigation began.
 */
export function installProbe(): void {
  /** In milliseconds. A figure of 10 s means that the expected change never happened. */
  const timeout = 10_000
  let [fcp, lcp, shift, readyAt, slowestPress] = [0, 0, 0, 0, 0]
  /** The slowest event's key in storage. A change of the country reloads the page, so it is stored. */
  const slowestKey = 'probe.slowest'
  let largest: Element | undefined
  const longTasks: [start: number, duration: number][] = []

  const handlers: Readonly<Record<string, (entry: PerformanceEntry) => void>> = {
    paint: ({ name, startTime }) => {
      if (name === 'first-contentful-paint') fcp = startTime
    },
    'largest-contentful-paint': (entry) => {
      lcp = entry.startTime
      const element: unknown = Reflect.get(entry, 'element')
      if (element instanceof Element) largest = element
    },
    'layout-shift': (entry) => void (shift += Number(Reflect.get(entry, 'value'))),
    // Keeps the slowest event so far, as INP does. The browser reports only events of 16 ms and more.
    event: ({ duration }) => {
      slowestPress = Math.max(slowestPress, duration)
      sessionStorage.setItem(
        slowestKey,
        String(Math.max(Number(sessionStorage.getItem(slowestKey)), duration)),
      )
    },
    longtask: ({ startTime, duration }) => longTasks.push([startTime, duration]),
  }
  for (const [type, handle] of Object.entries(handlers)) {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(handle))
    observer.observe({ type, buffered: true, durationThreshold: 16 })
  }
  new MutationObserver(() => {
    if ('ready' in document.documentElement.dataset) readyAt ||= performance.now()
  }).observe(document, { subtree: true, attributeFilter: ['data-ready'] })

  let onClick: ((event: Event) => void) | undefined
  // In the capture phase and registered first: the page's listeners may stop the event.
  addEventListener('click', (event) => onClick?.(event), true)

  const frame = () => new Promise(requestAnimationFrame)
  /** Resolves after the current frame is painted: a message that is posted in a frame arrives after its paint. */
  const painted = () =>
    new Promise<number>((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resolve(performance.now()))
      port1.start()
      port2.postMessage(undefined)
    })
  /** Checks a condition in each frame. Resolves with the time when it was true and painted. */
  const when = async (isTrue: () => boolean): Promise<number> => {
    const end = performance.now() + timeout
    do await frame()
    while (!isTrue() && performance.now() < end)
    return isTrue() ? painted() : end
  }
  const find = ({ selector, text }: ElementQuery) =>
    [...document.querySelectorAll(selector)].find(
      (element) =>
        element.textContent.includes(text) && element.checkVisibility({ visibilityProperty: true }),
    )
  const whenVisible = (...all: readonly ElementQuery[]) => when(() => all.every(find))

  const probe = {
    find,
    when,
    whenVisible,
    /** LCP, TBT, CLS and ready, once the shop is ready. A build without `data-ready` has NaN for ready. */
    async load() {
      if (document.getElementById('root') !== null) await when(() => readyAt > 0)
      const tbt = longTasks
        .filter(([start, duration]) => start + duration > fcp)
        .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0)
      return [lcp, tbt, shift, readyAt || Number.NaN]
    },
    /** Resolves when measuring has started; the chat starts earlier. Needs a page without stored consent. */
    async whenMeasured() {
      await when(() => 'dataLayer' in window)
      await frame()
      return [await painted()]
    },
    /** The longest task since the shop was ready, the slowest press, and CLS. */
    afterReady() {
      const durations = longTasks
        .filter(([start]) => start > readyAt)
        .map(([, duration]) => duration)
      return [Math.max(0, ...durations), slowestPress, shift]
    },
    /** The slowest event since the last call, at least 16 ms. Waits until the last input is painted. */
    async slowestAnswer() {
      await frame()
      await painted()
      // Event timing is reported after the paint.
      await new Promise((resolve) => setTimeout(resolve, 300))
      const found = Math.max(16, Number(sessionStorage.getItem(slowestKey)))
      sessionStorage.removeItem(slowestKey)
      return [found]
    },
    /** The markup of the largest painted element, in a box of its size. */
    hero() {
      const { width, height } = largest?.getBoundingClientRect() ?? new DOMRect()
      const shown = largest?.closest('picture') ?? largest
      return `<div style="width:${width}px;height:${height}px">${shown?.outerHTML ?? ''}</div>`
    },
    /** Scrolls to the element if necessary. Returns its centre in the viewport, in px. */
    centreOf(query: ElementQuery, block: ScrollLogicalPosition = 'nearest') {
      const element = find(query)
      element?.scrollIntoView({ block, behavior: 'instant' })
      const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
      return [left + width / 2, top + height / 2]
    },
    /** Milliseconds from the next press until a button or live region changes, and until `expected` is painted. */
    async timePress(expected: ElementQuery) {
      const click = await new Promise<Event | undefined>((resolve) => {
        onClick = resolve
        setTimeout(resolve, timeout)
      })
      if (click === undefined) return [timeout, timeout]
      const { target, timeStamp } = click
      const button = target instanceof Element ? target.closest('button, a') : null
      let isAnswered = false
      new MutationObserver((changes) => {
        isAnswered ||= changes.some(({ target: changed }) => {
          const element = changed instanceof Element ? changed : changed.parentElement
          return (
            button?.contains(changed) === true || element?.closest('[aria-live], output') != null
          )
        })
      }).observe(document, { subtree: true, attributes: true, childList: true })
      const isVisible = () => find(expected) !== undefined
      const times = [when(() => isAnswered || isVisible()), when(isVisible)]
      return (await Promise.all(times)).map((time) => time - timeStamp)
    },
  }
  Object.assign(window, { probe })
}
