// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { watchVitals } from './watchVitals.ts'

/* FID: web-vitals no longer has it (§7.17). e2e/measuring.spec.ts checks the vitals in a browser. */

class EventTiming {
  readonly startTime = 100
  readonly processingStart = 108
}

class FirstInputObserver {
  static readonly supportedEntryTypes = ['first-input']
  static tell: (() => void) | undefined
  readonly #listen: PerformanceObserverCallback
  constructor(listen: PerformanceObserverCallback) {
    this.#listen = listen
  }
  observe({ type }: PerformanceObserverInit) {
    if (type !== 'first-input') return
    const list = { getEntries: () => [new EventTiming()] }
    FirstInputObserver.tell = () => void Reflect.apply(this.#listen, undefined, [list])
  }
  disconnect() {
    FirstInputObserver.tell = undefined
  }
}

afterEach(() => vi.unstubAllGlobals())

test('the delay of the first input is reported once, and nothing after the watch is stopped', () => {
  vi.stubGlobal('PerformanceObserver', FirstInputObserver)
  vi.stubGlobal('PerformanceEventTiming', EventTiming)
  const reported: unknown[] = []
  watchVitals((name, value) => void reported.push([name, value]))
  FirstInputObserver.tell?.()
  expect(reported).toEqual([['FID', 8]])
  expect(FirstInputObserver.tell).toBeUndefined()
  const stop = watchVitals((name, value) => void reported.push([name, value]))
  stop()
  expect(FirstInputObserver.tell).toBeUndefined()
  expect(reported).toHaveLength(1)
})
