import { launch } from 'chrome-launcher'
import CDP from 'chrome-remote-interface'
import { findBrowser, sandboxArguments } from '../../scripts/find-browser.mjs'
import { installProbe } from './probe.ts'

export interface Conditions {
  /** Condition A: Chromium throttles the network. Under condition B the slow link does. */
  readonly isThrottled: boolean
  /** Sets `navigator.connection.saveData`: the page then prefetches nothing. @default false */
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
/** The network is idle after this time without a request in progress, in milliseconds. */
const idleAfter = 500

/**
 * Starts Chromium without Playwright. Playwright attaches a debugger to every page, and V8 then parses
 * a file again wherever an Error is created. On a slow phone this adds 60 to 90 ms that no shopper
 * waits for.
 */
export async function launchPhone() {
  const chromePath = findBrowser()
  if (chromePath === undefined) throw new Error('No Chromium found: set CHROMIUM_PATH')
  const flags = ['--headless=new', '--ignore-certificate-errors', '--no-first-run']
  const chromeFlags = [...sandboxArguments(), ...flags]
  const chrome = await launch({ chromePath, ignoreDefaultFlags: true, chromeFlags })
  const { webSocketDebuggerUrl } = await CDP.Version({ port: chrome.port })
  const browser = await CDP({ target: webSocketDebuggerUrl, local: true })

  /** Opens an empty tab with its own empty cache and storage. */
  const openTab = async ({ isThrottled, savesData = false }: Conditions) => {
    const { browserContextId } = await browser.Target.createBrowserContext({})
    const blank = { url: 'about:blank', browserContextId }
    const { targetId } = await browser.Target.createTarget(blank)
    const target = `ws://127.0.0.1:${chrome.port}/devtools/page/${targetId}`
    const cdp = await CDP({ target, local: true })
    const { Page, Network, Emulation, Input, Runtime } = cdp
    /** Runs a script in each page before the page's own scripts. */
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
    /** Evaluates an expression in the page; if it is a promise, returns what it resolves to. */
    const evaluate = async (expression: string): Promise<unknown> => {
      const options = { expression, returnByValue: true, awaitPromise: true }
      const { result, exceptionDetails } = await Runtime.evaluate(options)
      if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.text}`)
      return result.value
    }
    const counted = countTraffic(cdp)
    return {
      ...counted,
      before,
      navigate(url: string) {
        counted.beginPage()
        return Page.navigate({ url })
      },
      mouse: Input.dispatchMouseEvent,
      /** Presses a key: a letter, or a named key such as "ArrowDown". */
      async key(key: string) {
        const text = key.length === 1 ? { text: key } : {}
        const code = key === 'ArrowDown' ? { windowsVirtualKeyCode: 40, code: key } : {}
        await Input.dispatchKeyEvent({ type: 'keyDown', key, ...code, ...text })
        await Input.dispatchKeyEvent({ type: 'keyUp', key, ...code })
      },
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

/** Counts a tab's requests. `idle` resolves when the page has loaded and no request is in progress. */
function countTraffic({ Page, Network }: CDP.Client) {
  const traffic = { requests: 0, scriptBytes: 0, scripts: new Array<string>() }
  /** Requests in progress by id, with their type once it is known. */
  const inProgress = new Map<string, string | undefined>()
  let hasLoaded = false
  let timer: NodeJS.Timeout | undefined
  let onIdle: (() => void) | undefined
  const wait = () => {
    clearTimeout(timer)
    if (hasLoaded && inProgress.size === 0) timer = setTimeout(() => onIdle?.(), idleAfter)
  }
  const end = (requestId: string, bytes: number) => {
    if (inProgress.get(requestId) === 'Script') traffic.scriptBytes += bytes
    inProgress.delete(requestId)
    wait()
  }
  Page.loadEventFired(() => {
    hasLoaded = true
    wait()
  })
  // Forget the requests of the previous page, which may never report their end.
  Page.frameNavigated(({ frame }) => {
    if (frame.parentId === undefined) inProgress.clear()
  })
  Network.requestWillBeSent(({ requestId }) => {
    inProgress.set(requestId, undefined)
    wait()
  })
  Network.responseReceived(({ requestId, type, response }) => {
    if (response.url.startsWith('http')) traffic.requests += 1
    // `/assets/shop.js` is the file `assets/shop.js` of the built client.
    if (type === 'Script') traffic.scripts.push(new URL(response.url).pathname.slice(1))
    inProgress.set(requestId, type)
  })
  Network.loadingFinished((event) => end(event.requestId, event.encodedDataLength))
  Network.loadingFailed(({ requestId }) => end(requestId, 0))
  const idle = () =>
    new Promise<void>((resolve) => {
      onIdle = resolve
      wait()
    })
  /** Call it before a navigation or reload. Otherwise `idle` could resolve between the two pages. */
  const beginPage = () => {
    hasLoaded = false
  }
  return { traffic, idle, beginPage }
}
