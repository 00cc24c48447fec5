import type { BareBrowser } from './bareBrowser.ts'
import { countTraffic } from './countTraffic.ts'
import { saveData, watch, type Gathered } from './inPage.ts'
import { openPhone, type Conditions } from './phone.ts'

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

interface LoadOptions {
  /** None where the link is slow by itself. */
  readonly throttle?: Conditions
  /** Fetches what a visitor's browser prefetches for other pages too. @default false */
  readonly prefetches?: boolean
}

/** Loads an address in a fresh phone until the network is idle. */
export async function measureLoad(
  browser: BareBrowser,
  url: string,
  { throttle, prefetches = false }: LoadOptions = {},
): Promise<PageFigures> {
  const tab = await openPhone(browser, throttle)
  try {
    for (const script of prefetches ? [watch] : [watch, saveData]) {
      await tab.send('Page.addScriptToEvaluateOnNewDocument', {
        source: `(${script.toString()})()`,
      })
    }
    const traffic = countTraffic(tab)
    await tab.send('Page.navigate', { url })
    await traffic.idle()
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

/** What `watch` made is there: its own shape is not in doubt. */
function isGathered(value: unknown): value is Gathered {
  return typeof value === 'object' && value !== null && 'tasks' in value
}
