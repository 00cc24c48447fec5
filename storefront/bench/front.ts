import { execFileSync } from 'node:child_process'
import { request as ask } from 'node:http'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

/** Headers of HTTP/1.1 that HTTP/2 forbids. */
const ofConnections = new Set(['connection', 'keep-alive', 'transfer-encoding'])

/**
 * What stands before a shop in public: HTTP/2 with TLS, on a free port of this machine. Everything but
 * `own` comes from the shop at `origin`, which compresses by itself.
 * @param own - the bench's own pages, by host and path
 */
export async function startFront(origin: string, own: ReadonlyMap<string, string>) {
  const server = createSecureServer(makeCertificate())
  server.on('request', (request, response) => {
    const { hostname, pathname } = new URL(request.url, `https://${request.authority}`)
    const page = own.get(hostname + pathname)
    if (page !== undefined) {
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' })
      return void response.end(brotliCompressSync(page))
    }
    const headers = Object.entries(request.headers).filter(([name]) => !name.startsWith(':'))
    const options = { method: request.method, headers: Object.fromEntries(headers) }
    const asked = ask(origin + request.url, options, (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !ofConnections.has(name))
      response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept))
      answer.pipe(response)
    })
    asked.on('error', () => response.writeHead(502).end())
    request.pipe(asked)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

/** The port that a listening server was given. */
export function portOf(server: { address(): AddressInfo | string | null }): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('It does not listen')
  return address.port
}

/** A key and a certificate for this run alone. */
function makeCertificate(): { key: string; cert: string } {
  const options =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 -subj /CN=localhost'
  const made = execFileSync('openssl', [...options.split(' '), '-keyout', '-', '-out', '-'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const cut = made.indexOf('-----BEGIN CERTIFICATE')
  return { key: made.slice(0, cut), cert: made.slice(cut) }
}
