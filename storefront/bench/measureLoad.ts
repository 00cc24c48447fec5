import type { BareBrowser, Tab } from './bareBrowser.ts'
import { saveData, watch, type Gathered } from './inPage.ts'
import { phone, processorSlowdown, toEmulation, type Conditions } from './phone.ts'

export interface PageFigures {
  /** In milliseconds. */
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
  readonly requests: number
  /** As they came over the line. */
  readonly scriptBytes: number
  /** The element that was painted largest, as markup of its size. */
  readonly hero: string
}

/** Loads an address in a fresh phone until the network is idle. */
export async function measureLoad(
  browser: BareBrowser,
  url: string,
  throttle?: Conditions,
): Promise<PageFigures> {
  const tab = await browser.openTab()
  try {
    await tab.send('Page.enable')
    await tab.send('Network.enable')
    await tab.send('Emulation.setDeviceMetricsOverride', { ...phone, mobile: true })
    await tab.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
    if (throttle !== undefined) {
      await tab.send('Network.emulateNetworkConditions', toEmulation(throttle))
    }
    for (const script of [watch, saveData]) {
      await tab.send('Page.addScriptToEvaluateOnNewDocument', {
        source: `(${script.toString()})()`,
      })
    }
    const traffic = count(tab)
    await tab.send('Page.navigate', { url })
    await traffic.idle
    const gathered = await tab.evaluate('gathered')
    if (!isGathered(gathered)) throw new Error(`${url} was not watched`)
    const tbt = gathered.tasks
      .filter(([start, duration]) => start + duration > gathered.fcp)
      .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0)
    const { lcp, shift, hero } = gathered
    return { lcp, tbt, cls: shift, hero, ...traffic.seen }
  } finally {
    await tab.close()
  }
}

/** How long nothing may be under way before a page counts as loaded, in milliseconds. */
const quiet = 500

/** What a tab fetches from now on; `idle` once it has loaded and nothing is under way. */
function count(tab: Tab) {
  const seen = { requests: 0, scriptBytes: 0 }
  const scripts = new Set<string>()
  const underWay = new Set<string>()
  let hasLoaded = false
  const idle = new Promise<void>((resolve) => {
    let timer: NodeJS.Timeout | undefined
    tab.listen((event) => {
      if (event.method === 'Page.loadEventFired') hasLoaded = true
      else if (event.method === 'Network.requestWillBeSent') underWay.add(event.params.requestId)
      else if (event.method === 'Network.responseReceived') {
        const { requestId, type, response } = event.params
        if (response.url.startsWith('http')) seen.requests += 1
        if (type === 'Script') scripts.add(requestId)
      } else if (
        event.method === 'Network.loadingFinished' ||
        event.method === 'Network.loadingFailed'
      ) {
        const { requestId } = event.params
        underWay.delete(requestId)
        if (event.method === 'Network.loadingFinished' && scripts.has(requestId)) {
          seen.scriptBytes += event.params.encodedDataLength
        }
      }
      clearTimeout(timer)
      if (hasLoaded && underWay.size === 0) timer = setTimeout(resolve, quiet)
    })
  })
  return { seen, idle }
}

/** What `watch` made is there: its own shape is not in doubt. */
function isGathered(value: unknown): value is Gathered {
  return typeof value === 'object' && value !== null && 'tasks' in value
}
