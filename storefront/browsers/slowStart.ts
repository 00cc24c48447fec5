import {
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { text } from 'node:stream/consumers'

/** Lets a page of `slowStart` start. */
export const start = "dispatchEvent(new Event('let-start'))"

/** The first line of a script that waits until the test lets it go on. */
const wait = 'await new Promise((resolve) => addEventListener("let-start", resolve))\n'

/**
 * A way to the shop on which the code of product pages waits for `start`, after the browser has loaded it.
 * @returns the server, which listens, and its address
 */
export async function slowStart(
  shop: string,
): Promise<{ readonly server: Server; readonly url: string }> {
  const server = createServer((asked, answer) => {
    const isHeld = /\/assets\/ProductRoute/.test(asked.url ?? '')
    const headers = { ...asked.headers, ...(isHeld && { 'accept-encoding': 'identity' }) }
    const passed = request(
      shop + (asked.url ?? ''),
      { method: asked.method ?? 'GET', headers },
      (got) => {
        if (isHeld) void sendHeld(got, answer)
        else {
          answer.writeHead(got.statusCode ?? 502, got.headers)
          got.pipe(answer)
        }
      },
    )
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { server, url: `http://localhost:${port}` }
}

async function sendHeld(got: IncomingMessage, answer: ServerResponse) {
  const { 'content-length': _length, ...headers } = got.headers
  answer.writeHead(got.statusCode ?? 502, headers)
  answer.end(wait + (await text(got)))
}
