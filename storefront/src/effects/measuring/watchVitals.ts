import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'

export type Vital = 'FCP' | 'LCP' | 'CLS' | 'TTFB' | 'INP' | 'FID'

/**
 * Reports the web vitals of this page (specification §7.17). The browser keeps their entries, so that
 * starting late misses none. web-vitals cannot be stopped: after the returned function is called, values
 * are dropped.
 */
export function watchVitals(report: (name: Vital, value: number) => void): () => void {
  let isOver = false
  const put = ({ name, value }: { readonly name: Vital; readonly value: number }) => {
    if (!isOver) report(name, value)
  }
  for (const on of [onFCP, onLCP, onCLS, onTTFB, onINP]) on(put)
  const stopFirstInput = watchFirstInput((value) => put({ name: 'FID', value }))
  return () => {
    isOver = true
    stopFirstInput()
  }
}

/** The delay of the first input (FID), in milliseconds: web-vitals no longer has it. */
function watchFirstInput(report: (value: number) => void): () => void {
  if (!PerformanceObserver.supportedEntryTypes.includes('first-input')) return () => undefined
  const observer = new PerformanceObserver((list) => {
    const [first] = list.getEntries()
    if (!(first instanceof PerformanceEventTiming)) return
    report(first.processingStart - first.startTime)
    observer.disconnect()
  })
  observer.observe({ type: 'first-input', buffered: true })
  return () => observer.disconnect()
}
