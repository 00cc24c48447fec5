import type { Tab } from './bareBrowser.ts'

/** How long nothing may be under way before the network counts as idle, in milliseconds. */
const quiet = 500

/** What a tab fetches from now on. `idle` resolves once its page has loaded and nothing is under way. */
export function countTraffic(tab: Tab) {
  const seen = { requests: 0, scriptBytes: 0 }
  const scripts = new Set<string>()
  const underWay = new Set<string>()
  let hasLoaded = false
  let timer: NodeJS.Timeout | undefined
  let tell: (() => void) | undefined
  const wait = () => {
    clearTimeout(timer)
    if (hasLoaded && underWay.size === 0) timer = setTimeout(() => tell?.(), quiet)
  }
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
    wait()
  })
  const idle = () =>
    new Promise<void>((resolve) => {
      tell = resolve
      wait()
    })
  return { seen, idle }
}
