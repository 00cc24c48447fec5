/** What `watch` gathers in the page, in milliseconds since its navigation began. */
export interface Gathered {
  readonly lcp: number
  readonly fcp: number
  readonly shift: number
  /** Long tasks: when each began, and how long it took. */
  readonly tasks: readonly (readonly [start: number, duration: number])[]
  /** The element that was painted largest, as markup of its size. */
  readonly hero: string
}

/** Runs in the page: a visitor who saves data, so that nothing is fetched for other pages. */
export function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}

/** Runs in the page before anything else: gathers paints, shifts and long tasks. */
export function watch(): void {
  let largest: unknown
  const gathered = {
    lcp: 0,
    fcp: 0,
    shift: 0,
    tasks: [] as [number, number][],
    // Asked for when all is measured: it lays the page out.
    get hero() {
      if (!(largest instanceof HTMLElement)) return ''
      const { width, height } = largest.getBoundingClientRect()
      const { parentElement } = largest
      const shown = parentElement instanceof HTMLPictureElement ? parentElement : largest
      return `<div style="width:${width}px;height:${height}px">${shown.outerHTML}</div>`
    },
  }
  Object.assign(window, { gathered })
  const takers: Readonly<Record<string, (entry: PerformanceEntry) => void>> = {
    'largest-contentful-paint': (entry) => {
      gathered.lcp = entry.startTime
      largest = Reflect.get(entry, 'element')
    },
    paint: (entry) => {
      if (entry.name === 'first-contentful-paint') gathered.fcp = entry.startTime
    },
    'layout-shift': (entry) => {
      gathered.shift += Number(Reflect.get(entry, 'value'))
    },
    longtask: (entry) => gathered.tasks.push([entry.startTime, entry.duration]),
  }
  for (const [type, take] of Object.entries(takers)) {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    })
  }
}

/** An element with that text: what is pressed, and what shall be seen then. */
export interface Sought {
  readonly selector: string
  readonly text: string
}

/**
 * Runs in the page: waits for the next press, and gives the milliseconds from it until what is
 * sought can be seen and the frame that shows it has been handed over.
 */
export function timePress({ selector, text }: Sought): Promise<number> {
  return new Promise((resolve) => {
    const start = (event: Event) => {
      const look = () => {
        const found = [...document.querySelectorAll(selector)].some(
          (element) =>
            element.textContent.includes(text) &&
            element.checkVisibility({ visibilityProperty: true }),
        )
        if (!found) return void requestAnimationFrame(look)
        // A message that is posted in a frame arrives after that frame has been painted.
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve(performance.now() - event.timeStamp))
        port1.start()
        port2.postMessage(undefined)
      }
      requestAnimationFrame(look)
    }
    addEventListener('click', start, { capture: true, once: true })
  })
}

/** Runs in the page: scrolls to the first element that is sought, and gives its middle in the window, in px. */
export function bringIntoView({ selector, text }: Sought): [x: number, y: number] | undefined {
  const element = [...document.querySelectorAll(selector)].find((one) =>
    one.textContent.includes(text),
  )
  if (element === undefined) return undefined
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}
