import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { listen } from '../src/http/listen.ts'

/** A service that counts visits and one that shows a chat, on one origin of their own. */
export interface OtherServices {
  readonly origin: string
  /** What the counting service received, the oldest first. */
  readonly received: unknown[]
  /** Whether both fail, with status 503. */
  isDown: boolean
}

/** The chat adds one button, with a stylesheet of its own. It asks its own origin, as chats do. */
const chatScript = `
  const { src } = document.currentScript
  fetch(new URL('/hello', src)).then(() => {
    const sheet = document.createElement('link')
    sheet.rel = 'stylesheet'
    sheet.href = new URL('/widget.css', src)
    const button = document.createElement('button')
    button.className = 'talk'
    button.textContent = 'Talk to Ada'
    document.body.append(sheet, button)
  })`

const files: Readonly<Record<string, readonly [type: string, text: string]>> = {
  '/widget.js': ['text/javascript', chatScript],
  '/widget.css': ['text/css', '.talk { position: fixed; z-index: 9 }'],
}

/** Starts the services, which end with the test. */
export async function startServices(): Promise<OtherServices> {
  const services: OtherServices = { origin: '', received: [], isDown: false }
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    services.received.push(await json(request))
    response.setHeader('Content-Type', 'application/json').end('{"status":"success"}')
  }
  const server = createServer((request, response) => {
    response.setHeader('Cache-Control', 'no-store')
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*')
    response.setHeader('Access-Control-Allow-Credentials', 'true')
    response.setHeader('Access-Control-Allow-Headers', 'content-type, x-visit')
    if (services.isDown) {
      response.writeHead(503).end()
    } else if (request.method === 'POST') {
      void receive(request, response)
    } else {
      const [type, text] = files[request.url ?? ''] ?? ['text/plain', '']
      response.setHeader('Content-Type', type).end(text)
    }
  })
  const port = await listen(server, '127.0.0.1', 0)
  onTestFinished(() => void server.close())
  return Object.assign(services, { origin: `http://127.0.0.1:${port}` })
}
