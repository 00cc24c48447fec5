import { spawn, type ChildProcess } from 'node:child_process'
import { freePort } from '../../scripts/free-port.ts'
import { until, type Visitor } from './visitor.ts'

/** The key under which WebDriver sends an element's id. Source: W3C WebDriver, "Elements". */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/**
 * A visitor in WebKitGTK. Its driver speaks W3C WebDriver: JSON over HTTP, of which a visit needs ten commands. Its
 * browser has no headless mode, so it gets a display of its own.
 */
export async function visitInWebKit(driver: string, display: string): Promise<Visitor> {
  const screen = `:${100 + (process.pid % 400)}`
  const port = await freePort()
  const programs = [
    spawn(display, [screen, '-screen', '0', '1280x900x24'], { stdio: 'ignore' }),
    spawn(driver, [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: screen },
    }),
  ]
  const origin = `http://127.0.0.1:${port}`
  const capabilities = { alwaysMatch: { acceptInsecureCerts: true } }
  const session = await until(async () =>
    textAt(await send(`${origin}/session`, { capabilities }), 'sessionId'),
  )
  const here = `${origin}/session/${session}`
  const find = (element: string) =>
    until(async () => {
      const found = await send(`${here}/element`, { using: 'xpath', value: element })
      return textAt(found, elementKey)
    })
  // Clicks once the element rests: it is where it was a tenth of a second ago.
  const press = (element: string) => {
    let before = ''
    return until(async () => {
      const id = await find(element)
      const place = JSON.stringify(await send(`${here}/element/${id}/rect`))
      if (place !== before) {
        before = place
        return undefined
      }
      await send(`${here}/element/${id}/click`, {})
      return true
    })
  }
  const execute = (script: string) => send(`${here}/execute/sync`, { script, args: [] })
  return {
    open: async (url) => void (await send(`${here}/url`, { url })),
    reload: async () => void (await send(`${here}/refresh`, {})),
    url: async () => String(await send(`${here}/url`)),
    text: async () => String(await execute('return document.body.innerText')),
    execute: async (statement) => void (await execute(statement)),
    press: async (element) => void (await press(element)),
    type: async (element, text) =>
      void (await send(`${here}/element/${await find(element)}/value`, { text })),
    choose: async (element, value) => void (await press(`${element}/option[@value="${value}"]`)),
    close: async () => {
      await fetch(here, { method: 'DELETE' })
      for (const program of programs.toReversed()) await end(program)
    },
  }
}

/** Sends a command. @returns its value @throws its error */
async function send(url: string, body?: object): Promise<unknown> {
  const response = await fetch(
    url,
    body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) },
  )
  const answer: unknown = await response.json()
  const value: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'value') : null
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(value)}`)
  return value
}

function textAt(value: unknown, name: string): string | undefined {
  const text: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  return typeof text === 'string' ? text : undefined
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return
  const gone = new Promise((resolve) => program.once('exit', resolve))
  program.kill('SIGTERM')
  await gone
}
