import { execFileSync } from 'node:child_process'
import { request as sendRequest } from 'node:http'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

/** Headers about the connection, which HTTP/2 forbids. */
const connectionHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding'])

/**
 * A reverse proxy with HTTP/2 and TLS, on a free port of this machine. It forwards every request to the shop at
 * `origin`, except for `ownPages`. The shop compresses by itself.
 * @param ownPages - HTML of the bench's own pages, by host and path
 */
export async function startProxy(origin: string, ownPages: ReadonlyMap<string, string>) {
  const server = createSecureServer(makeCertificate())
  server.on('request', (request, response) => {
    const { hostname, pathname } = new URL(request.url, `https://${request.authority}`)
    const page = ownPages.get(hostname + pathname)
    if (page !== undefined) {
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' })
      return void response.end(brotliCompressSync(page))
    }
    const headers = Object.entries(request.headers).filter(([name]) => !name.startsWith(':'))
    const options = { method: request.method, headers: Object.fromEntries(headers) }
    const forwarded = sendRequest(origin + request.url, options, (answer) => {
      const passedOn = Object.entries(answer.headers).filter(
        ([name]) => !connectionHeaders.has(name),
      )
      response.writeHead(answer.statusCode ?? 502, Object.fromEntries(passedOn))
      answer.pipe(response)
    })
    forwarded.on('error', () => response.writeHead(502).end())
    request.pipe(forwarded)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

/** The port of a listening server. */
export function portOf(server: { address(): AddressInfo | string | null }): number {
  const address = server.address()
  if (address === null || typeof address === 'string')
    throw new Error('The server does not listen on a port')
  return address.port
}

/** A self-signed certificate and its key, for this run only. */
function makeCertificate(): { key: string; cert: string } {
  const options =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 -subj /CN=localhost'
  const pem = execFileSync('openssl', [...options.split(' '), '-keyout', '-', '-out', '-'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const certificateStart = pem.indexOf('-----BEGIN CERTIFICATE')
  return { key: pem.slice(0, certificateStart), cert: pem.slice(certificateStart) }
}
