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
  /** The longest wait in milliseconds. A figure of 10 s means that it never happened. */
  const never = 10_000
  let [fcp, lcp, shift, readyAt, slowestPress] = [0, 0, 0, 0, 0]
  let largest: Element | undefined
  /** Long tasks. */
  const tasks: [start: number, duration: number][] = []

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
    // Of the interactions so far, as in INP. The browser tells those of 16 ms and more.
    event: ({ duration }) => void (slowestPress = Math.max(slowestPress, duration)),
    longtask: ({ startTime, duration }) => tasks.push([startTime, duration]),
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
    const end = performance.now() + never
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
    /** LCP, TBT, CLS and ready, in this order, once the shop is ready. `ready` is NaN for a build without `data-ready`. */
    async load() {
      if (document.getElementById('root') !== null) await when(() => readyAt > 0)
      const tbt = tasks
        .filter(([start, duration]) => start + duration > fcp)
        .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0)
      return [lcp, tbt, shift, readyAt || Number.NaN]
    },
    /** Resolves when measuring has started, which is later than the chat. Needs a page without saved consent. */
    async whenMeasured() {
      await when(() => 'dataLayer' in window)
      await frame()
      return [await painted()]
    },
    /** The longest task since the shop was ready, the slowest press, and CLS. */
    later() {
      const durations = tasks.filter(([start]) => start > readyAt).map(([, duration]) => duration)
      return [Math.max(0, ...durations), slowestPress, shift]
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
    /** Two times from the next press: until the button or a live region changed, and until `expected` is painted. */
    async timePress(expected: ElementQuery) {
      const { target, timeStamp } = await new Promise<Event>((resolve) => {
        onClick = resolve
      })
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
