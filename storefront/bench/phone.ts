/** Conditions A of the comparison: the browser's own throttle. Condition B leaves the link to the shaped one. */
export interface Conditions {
  /** In milliseconds. */
  readonly roundTrip: number
  /** Bits per second. */
  readonly down: number
}

export const phone = { width: 412, height: 823, deviceScaleFactor: 2.625 }
export const processorSlowdown = 4

/** As the browser's protocol says it: bytes per second. */
export function toEmulation({ roundTrip, down }: Conditions) {
  return {
    offline: false,
    latency: roundTrip,
    downloadThroughput: down / 8,
    uploadThroughput: down / 16,
  }
}
