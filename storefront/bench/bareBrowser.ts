import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable, Writable } from 'node:stream'
import { chromium } from '@playwright/test'
import { browserArguments, findBrowser } from '../../scripts/find-browser.mjs'

/** What the browser says by itself, in its protocol's own names. */
export type BrowserEvent = {
  readonly sessionId?: string
} & (
  | { readonly method: 'Page.loadEventFired' }
  | {
      readonly method: 'Network.requestWillBeSent' | 'Network.loadingFailed'
      readonly params: { readonly requestId: string }
    }
  | {
      readonly method: 'Network.responseReceived'
      readonly params: {
        readonly requestId: string
        readonly type: string
        readonly response: { readonly url: string }
      }
    }
  | {
      readonly method: 'Network.loadingFinished'
      readonly params: { readonly requestId: string; readonly encodedDataLength: number }
    }
)

/** What the browser answers, of which each call uses a part. */
type Answer = Readonly<Record<string, unknown>> & { readonly result?: { readonly value?: unknown } }

/** One tab, in a window of its own with nothing in its cache. */
export interface Tab {
  readonly send: (method: string, params?: object) => Promise<Answer>
  /** What an expression gives in its page, or the promise that it gives. */
  readonly evaluate: (expression: string) => Promise<unknown>
  readonly listen: (hear: (event: BrowserEvent) => void) => void
  readonly close: () => Promise<void>
}

export interface BareBrowser {
  readonly openTab: () => Promise<Tab>
  readonly close: () => Promise<void>
}

/**
 * A browser spoken to over its own pipe, with no debugger attached to its pages. Playwright attaches
 * one, for which V8 reads a whole file again wherever an error is made, and React makes four while it
 * is evaluated: 60 to 90 ms of a slow phone that no visitor waits for.
 */
export async function launchBare(): Promise<BareBrowser> {
  const profile = await mkdtemp(path.join(tmpdir(), 'stemside-browser-'))
  const browser = spawn(
    findBrowser() ?? chromium.executablePath(),
    [
      ...browserArguments(),
      '--headless=new',
      '--remote-debugging-pipe',
      '--ignore-certificate-errors',
      '--no-first-run',
      `--user-data-dir=${profile}`,
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  )
  const [, , , toBrowser, fromBrowser] = browser.stdio
  if (!(toBrowser instanceof Writable) || !(fromBrowser instanceof Readable)) {
    throw new Error('The browser was started without its pipes')
  }
  const { send, listen } = speak(toBrowser, fromBrowser)

  return {
    async openTab() {
      const { browserContextId } = await send('Target.createBrowserContext')
      const { targetId } = await send('Target.createTarget', {
        url: 'about:blank',
        browserContextId,
      })
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
      const own = String(sessionId)
      return {
        send: (method, params) => send(method, params, own),
        evaluate: async (expression) => {
          const { result } = await send(
            'Runtime.evaluate',
            { expression, returnByValue: true, awaitPromise: true },
            own,
          )
          return result?.value
        },
        listen: (hear) =>
          listen((event) => {
            if (event.sessionId === own) hear(event)
          }),
        close: async () => void (await send('Target.disposeBrowserContext', { browserContextId })),
      }
    },
    async close() {
      const gone = once(browser, 'exit')
      await send('Browser.close')
      await gone
      await rm(profile, { recursive: true, force: true })
    },
  }
}

/** One message of the protocol: an answer to what was sent under its id, or an event. */
type Message =
  | { readonly id: number; readonly result: Answer; readonly error?: { readonly message: string } }
  | (BrowserEvent & { readonly id?: undefined })

/** The protocol is the browser's own: that it is an object is all there is to check. */
function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null
}

/** The browser's protocol: messages in JSON, each ended by a NUL. */
function speak(toBrowser: Writable, fromBrowser: Readable) {
  const waiting = new Map<number, (message: Message & { id: number }) => void>()
  const hearers: ((event: BrowserEvent) => void)[] = []
  let rest = ''
  fromBrowser.setEncoding('utf8').on('data', (chunk: string) => {
    const messages = (rest + chunk).split('\0')
    rest = messages.pop() ?? ''
    for (const text of messages) {
      const message: unknown = JSON.parse(text)
      if (!isMessage(message)) throw new Error(`The browser said ${text}`)
      if (message.id === undefined) hearers.forEach((hear) => hear(message))
      else waiting.get(message.id)?.(message)
    }
  })
  return {
    listen: (hear: (event: BrowserEvent) => void) => void hearers.push(hear),
    send: (method: string, params: object = {}, sessionId?: string) =>
      new Promise<Answer>((resolve, reject) => {
        const id = waiting.size
        waiting.set(id, ({ result, error }) =>
          error === undefined ? resolve(result) : reject(new Error(`${method}: ${error.message}`)),
        )
        toBrowser.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
      }),
  }
}
