import type { IncomingMessage } from 'node:http'
import proxyAddr from 'proxy-addr'

/** How many proxies stand in front, or their addresses; false believes no X-Forwarded header. */
export type TrustedProxies = number | readonly string[] | false

/** Returns a test whether a request's client uses TLS. X-Forwarded-Proto counts from trusted proxies. */
export function tlsReader(trustProxy: TrustedProxies): (request: IncomingMessage) => boolean {
  const isTrusted = trustReader(trustProxy)
  return ({ socket, headers }) => {
    if (!isTrusted(socket.remoteAddress ?? '')) return false
    const forwarded = headers['x-forwarded-proto']
    // The first of several values is that of the client's own connection.
    return typeof forwarded === 'string' && forwarded.split(',')[0]?.trim() === 'https'
  }
}

/** Returns a test whether an address is that of a trusted proxy. */
function trustReader(trustProxy: TrustedProxies): (address: string) => boolean {
  if (trustProxy === false) return () => false
  if (typeof trustProxy === 'number') return () => trustProxy > 0
  const isTrusted = proxyAddr.compile([...trustProxy])
  return (address) => isTrusted(address, 0)
}
