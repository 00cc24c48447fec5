import { execFileSync } from 'node:child_process'
import { createSecureServer, type Http2SecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, constants } from 'node:zlib'

/** Answers of the front's own, by path: pages that the shop does not have. */
export type OwnPages = Map<string, string>

/**
 * What stands before the shop in public: HTTP/2 with TLS and brotli, on a free port of this machine.
 * Everything but `own` comes from the shop at `origin`; what is static is compressed once.
 */
export async function startFront(origin: string, own: OwnPages): Promise<Http2SecureServer> {
  const compressed = new Map<string, Buffer>()
  const server = createSecureServer({ ...makeCertificate(), allowHTTP1: true })
  server.on('request', (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks)
      void answer(request.url ?? '/', request.method ?? 'GET', request.headers, body)
        .catch(() => ({ status: 502, headers: {}, content: '' }))
        .then(({ status, headers, content }) => response.writeHead(status, headers).end(content))
    })
  })

  const answer = async (
    path: string,
    method: string,
    asked: Readonly<Record<string, string | string[] | undefined>>,
    body: Buffer,
  ) => {
    const page = own.get(path)
    const kept = ['content-type', 'cookie', 'if-none-match', 'accept'].flatMap((name) =>
      typeof asked[name] === 'string' ? [[name, asked[name]] as const] : [],
    )
    const reply =
      page === undefined
        ? await fetch(origin + path, {
            method,
            headers: { ...Object.fromEntries(kept), 'accept-encoding': 'identity' },
            ...(body.length > 0 && { body: new Uint8Array(body) }),
          })
        : new Response(page, { headers: { 'content-type': 'text/html' } })
    const headers: Record<string, string> = {}
    for (const [name, value] of reply.headers) {
      if (!['connection', 'keep-alive', 'transfer-encoding', 'content-length'].includes(name)) {
        headers[name] = value
      }
    }
    const plain = Buffer.from(await reply.arrayBuffer())
    if (!/text|json|javascript|svg/.test(headers['content-type'] ?? '') || plain.length < 200) {
      return { status: reply.status, headers, content: plain }
    }
    const isStatic = /immutable|html/.test(
      `${headers['cache-control'] ?? ''}${headers['content-type'] ?? ''}`,
    )
    const content = compressed.get(path) ?? brotli(plain, isStatic ? 11 : 5)
    if (isStatic && method === 'GET') compressed.set(path, content)
    return { status: reply.status, headers: { ...headers, 'content-encoding': 'br' }, content }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

/** The port that a listening server was given. */
export function portOf(server: { address(): AddressInfo | string | null }): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('It does not listen')
  return address.port
}

function brotli(content: Buffer, quality: number): Buffer {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
}

/** A key and a certificate for this run alone. */
function makeCertificate(): { key: string; cert: string } {
  const made = execFileSync(
    'openssl',
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 -subj /CN=localhost -keyout - -out -'.split(
      ' ',
    ),
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const cut = made.indexOf('-----BEGIN CERTIFICATE')
  return { key: made.slice(0, cut), cert: made.slice(cut) }
}
