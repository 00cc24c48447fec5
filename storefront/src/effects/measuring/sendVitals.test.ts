import { expect, test } from 'vitest'
import { sendVitals, type BeaconWindow } from './sendVitals.ts'

/* When web vitals leave (§7.36). mock-server/long/otherBackEnds.test.ts checks in a browser that they arrive. */

/** A window that a test hides and takes offline. It keeps beacons; with `isFull`, `sendBeacon` returns false. */
function beaconWindow() {
  const events = new EventTarget()
  const document: { visibilityState: DocumentVisibilityState } = { visibilityState: 'visible' }
  const beacons: { readonly url: string; readonly body: Blob }[] = []
  const navigator = {
    onLine: true,
    isFull: false,
    sendBeacon: (url: string | URL, body?: BodyInit | null) => {
      if (navigator.isFull || !(body instanceof Blob)) return false
      beacons.push({ url: String(url), body })
      return true
    },
  }
  const window: BeaconWindow = {
    document,
    navigator,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  }
  const fire = (name: string) => void events.dispatchEvent(new Event(name))
  return {
    window,
    navigator,
    show: (visibility: DocumentVisibilityState) => {
      document.visibilityState = visibility
      fire('visibilitychange')
    },
    goOnline: (isOnline: boolean) => {
      navigator.onLine = isOnline
      fire(isOnline ? 'online' : 'offline')
    },
    sent: () =>
      Promise.all(
        beacons.map(async ({ url, body }): Promise<[string, unknown]> => {
          const event: unknown = JSON.parse(await body.text())
          return [url, event]
        }),
      ),
  }
}

const path = '/website-analytics/insert-analytics'
const facts = () => ({ device: 'mobile', countryCode: 'GB' as const })

test('the vitals leave together when the page is hidden, and a later one by itself', async () => {
  const { window, show, sent } = beaconWindow()
  const { add } = sendVitals(window, '', facts)
  show('hidden')
  show('visible')
  add('LCP', 812.4)
  add('INP', 40)
  add('INP', 56)
  expect(await sent()).toEqual([])
  show('hidden')
  show('visible')
  show('hidden')
  add('CLS', 0.02)
  show('hidden')
  expect(await sent()).toEqual([
    [path, { event: 'web_vitals', ...facts(), vitals: { LCP: 812.4, INP: 56 } }],
    [path, { event: 'web_vitals', ...facts(), vitals: { CLS: 0.02 } }],
  ])
})

test('web vitals wait while the browser is offline or takes no beacon', async () => {
  const { window, navigator, show, goOnline, sent } = beaconWindow()
  const { add } = sendVitals(window, '', facts)
  add('LCP', 812.4)
  goOnline(false)
  show('hidden')
  navigator.isFull = true
  goOnline(true)
  expect(await sent()).toEqual([])
  navigator.isFull = false
  goOnline(true)
  expect(await sent()).toHaveLength(1)
})

test('web vitals go to the origin of the analytics service', async () => {
  const { window, show, sent } = beaconWindow()
  sendVitals(window, 'https://count.example', facts).add('FCP', 300)
  show('hidden')
  expect(await sent()).toEqual([[`https://count.example${path}`, expect.anything()]])
})

test('after measuring has stopped, nothing leaves', async () => {
  const { window, show, sent } = beaconWindow()
  const { add, stop } = sendVitals(window, '', facts)
  add('FCP', 300)
  stop()
  show('hidden')
  expect(await sent()).toEqual([])
})
