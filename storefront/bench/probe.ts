/* oxlint-disable unicorn/consistent-function-scoping -- `installProbe` travels alone */

/** An element with that text. */
export interface Sought {
  readonly selector: string
  readonly text: string
}

/**
 * Runs in the page before its own scripts. It is sent as text, so it uses nothing from outside.
 * `window.probe` answers what the bench asks; times are milliseconds since the navigation began.
 */
export function installProbe(): void {
  /** How long the bench waits for something: a figure of ten seconds means never. */
  const never = 10_000
  let [fcp, lcp, shift, readyAt] = [0, 0, 0, 0]
  let largest: Element | undefined
  /** Long tasks: when each began, and how long it took. */
  const tasks: [start: number, duration: number][] = []

  const takers: Readonly<Record<string, (entry: PerformanceEntry) => void>> = {
    paint: ({ name, startTime }) => {
      if (name === 'first-contentful-paint') fcp = startTime
    },
    'largest-contentful-paint': (entry) => {
      lcp = entry.startTime
      const element: unknown = Reflect.get(entry, 'element')
      if (element instanceof Element) largest = element
    },
    'layout-shift': (entry) => void (shift += Number(Reflect.get(entry, 'value'))),
    longtask: ({ startTime, duration }) => tasks.push([startTime, duration]),
  }
  for (const [type, take] of Object.entries(takers)) {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take))
    observer.observe({ type, buffered: true })
  }
  new MutationObserver(() => {
    if ('ready' in document.documentElement.dataset) readyAt ||= performance.now()
  }).observe(document, { subtree: true, attributeFilter: ['data-ready'] })

  let onClick: ((event: Event) => void) | undefined
  // Before the page's own listeners, which may stop the event.
  addEventListener('click', (event) => onClick?.(event), true)

  const frame = () => new Promise(requestAnimationFrame)
  /** A message that is posted in a frame arrives after that frame was painted. */
  const painted = () =>
    new Promise<number>((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resolve(performance.now()))
      port1.start()
      port2.postMessage(undefined)
    })
  /** When a condition, looked at in each frame, became true and was painted. */
  const when = async (isTrue: () => boolean): Promise<number> => {
    const end = performance.now() + never
    do await frame()
    while (!isTrue() && performance.now() < end)
    return isTrue() ? painted() : end
  }
  const find = ({ selector, text }: Sought) =>
    [...document.querySelectorAll(selector)].find(
      (element) =>
        element.textContent.includes(text) && element.checkVisibility({ visibilityProperty: true }),
    )
  const whenSeen = (...all: readonly Sought[]) => when(() => all.every(find))

  const probe = {
    find,
    when,
    whenSeen,
    /** LCP, TBT, CLS and ready, in this order, once the shop answers. `ready` is NaN for a build without `data-ready`. */
    async load() {
      if (document.getElementById('root') !== null) await when(() => readyAt > 0)
      const tbt = tasks
        .filter(([start, duration]) => start + duration > fcp)
        .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0)
      return [lcp, tbt, shift, readyAt || Number.NaN]
    },
    /** The largest painted element, as markup of its size. */
    hero() {
      const { width, height } = largest?.getBoundingClientRect() ?? new DOMRect()
      const shown = largest?.closest('picture') ?? largest
      return `<div style="width:${width}px;height:${height}px">${shown?.outerHTML ?? ''}</div>`
    },
    /** Scrolls only where it must, and gives the middle of the element in the window, in px. */
    place(sought: Sought, block: ScrollLogicalPosition = 'nearest') {
      const element = find(sought)
      element?.scrollIntoView({ block, behavior: 'instant' })
      const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
      return [left + width / 2, top + height / 2]
    },
    /** From the next press until button or live region changed, and until `sought` is painted. */
    async timePress(sought: Sought) {
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
      const isSeen = () => find(sought) !== undefined
      const times = [when(() => isAnswered || isSeen()), when(isSeen)]
      return (await Promise.all(times)).map((time) => time - timeStamp)
    },
  }
  Object.assign(window, { probe })
}
