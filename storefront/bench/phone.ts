import type { BareBrowser, Tab } from './bareBrowser.ts'

/** Conditions A of the comparison: the browser's own throttle. Condition B leaves the link to the shaped one. */
export interface Conditions {
  /** In milliseconds. */
  readonly roundTrip: number
  /** Bits per second. */
  readonly down: number
}

const phone = { width: 412, height: 823, deviceScaleFactor: 2.625 }
const processorSlowdown = 4

/** As the browser's protocol says it: bytes per second. */
function toEmulation({ roundTrip, down }: Conditions) {
  return {
    offline: false,
    latency: roundTrip,
    downloadThroughput: down / 8,
    uploadThroughput: down / 16,
  }
}

/** A phone's tab, in a window of its own with nothing in its cache. */
export async function openPhone(browser: BareBrowser, throttle?: Conditions): Promise<Tab> {
  const tab = await browser.openTab()
  await tab.send('Page.enable')
  await tab.send('Network.enable')
  await tab.send('Emulation.setDeviceMetricsOverride', { ...phone, mobile: true })
  await tab.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
  if (throttle !== undefined) {
    await tab.send('Network.emulateNetworkConditions', toEmulation(throttle))
  }
  return tab
}
