import { launch } from 'chrome-launcher'
import CDP from 'chrome-remote-interface'
import { browserArguments, findBrowser } from '../../scripts/find-browser.mjs'
import { installProbe } from './probe.ts'

export interface Conditions {
  /** Condition A: Chromium throttles the network itself. Condition B leaves that to the link. */
  readonly isThrottled: boolean
  /** A shopper who saves data: nothing is fetched ahead for other pages. @default false */
  readonly savesData?: boolean
}

export type Phone = Awaited<ReturnType<typeof launchPhone>>
export type Tab = Awaited<ReturnType<Phone['openTab']>>

const screen = { width: 412, height: 823, deviceScaleFactor: 2.625, mobile: true }
const processorSlowdown = 4
/** 1.6 Mbit/s, in bytes per second. */
const down = 1_600_000 / 8
/** `latency` in milliseconds. */
const throttle = {
  offline: false,
  latency: 150,
  downloadThroughput: down,
  uploadThroughput: down / 2,
}
/** How long nothing may be under way before the network counts as idle, in milliseconds. */
const quiet = 500

/**
 * Chromium without Playwright. Playwright keeps a debugger attached to every page: V8 then parses a
 * file again wherever an Error is created, 60 to 90 ms on a slow phone that no shopper waits for.
 */
export async function launchPhone() {
  const chromePath = findBrowser()
  if (chromePath === undefined) throw new Error('No Chromium found: set CHROMIUM_PATH')
  const flags = ['--headless=new', '--ignore-certificate-errors', '--no-first-run']
  const chromeFlags = [...browserArguments(), ...flags]
  const chrome = await launch({ chromePath, ignoreDefaultFlags: true, chromeFlags })
  const { webSocketDebuggerUrl } = await CDP.Version({ port: chrome.port })
  const browser = await CDP({ target: webSocketDebuggerUrl, local: true })

  /** A tab with an empty cache and storage of its own, before its first navigation. */
  const openTab = async ({ isThrottled, savesData = false }: Conditions) => {
    const { browserContextId } = await browser.Target.createBrowserContext({})
    const blank = { url: 'about:blank', browserContextId }
    const { targetId } = await browser.Target.createTarget(blank)
    const target = `ws://127.0.0.1:${chrome.port}/devtools/page/${targetId}`
    const cdp = await CDP({ target, local: true })
    const { Page, Network, Emulation, Input, Runtime } = cdp
    /** Runs a script in each page before the page's own. */
    const before = (source: string) => Page.addScriptToEvaluateOnNewDocument({ source })
    await Page.enable()
    await Network.enable({})
    await Emulation.setDeviceMetricsOverride(screen)
    await Emulation.setCPUThrottlingRate({ rate: processorSlowdown })
    if (isThrottled) await Network.emulateNetworkConditions(throttle)
    await before(`(${installProbe.toString()})()`)
    if (savesData) {
      await before(`Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`)
    }
    /** The value of an expression in the page, or of the promise that it gives. */
    const evaluate = async (expression: string): Promise<unknown> => {
      const options = { expression, returnByValue: true, awaitPromise: true }
      const { result, exceptionDetails } = await Runtime.evaluate(options)
      if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.text}`)
      return result.value
    }
    return {
      ...countTraffic(cdp),
      before,
      navigate: (url: string) => Page.navigate({ url }),
      mouse: Input.dispatchMouseEvent,
      text: async (expression: string) => String(await evaluate(expression)),
      numbers: async (expression: string) => [await evaluate(expression)].flat().map(Number),
      async close() {
        await cdp.close()
        await browser.Target.disposeBrowserContext({ browserContextId })
      },
    }
  }
  return { openTab, close: () => chrome.kill() }
}

/** Counts what a tab fetches. `idle` resolves once its page has loaded and nothing is under way. */
function countTraffic({ Page, Network }: CDP.Client) {
  const traffic = { requests: 0, scriptBytes: 0 }
  /** Requests, with their type once it is known. */
  const underWay = new Map<string, string | undefined>()
  let hasLoaded = false
  let timer: NodeJS.Timeout | undefined
  let onIdle: (() => void) | undefined
  const wait = () => {
    clearTimeout(timer)
    if (hasLoaded && underWay.size === 0) timer = setTimeout(() => onIdle?.(), quiet)
  }
  const end = (requestId: string, bytes: number) => {
    if (underWay.get(requestId) === 'Script') traffic.scriptBytes += bytes
    underWay.delete(requestId)
    wait()
  }
  Page.loadEventFired(() => {
    hasLoaded = true
    wait()
  })
  Network.requestWillBeSent(({ requestId }) => {
    underWay.set(requestId, undefined)
    wait()
  })
  Network.responseReceived(({ requestId, type, response }) => {
    if (response.url.startsWith('http')) traffic.requests += 1
    underWay.set(requestId, type)
  })
  Network.loadingFinished((event) => end(event.requestId, event.encodedDataLength))
  Network.loadingFailed(({ requestId }) => end(requestId, 0))
  const idle = () =>
    new Promise<void>((resolve) => {
      onIdle = resolve
      wait()
    })
  return { traffic, idle }
}
