import type { IncomingMessage } from 'node:http'
import proxyAddr from 'proxy-addr'
import type { Settings } from '../settings.ts'

/** Tells of a request whether its client uses TLS; a proxy is believed where TRUST_PROXY names it. */
export function tlsReader(
  trustProxy: Settings['trustProxy'],
): (request: IncomingMessage) => boolean {
  const isTrusted = trustReader(trustProxy)
  return ({ socket, headers }) => {
    if (!isTrusted(socket.remoteAddress ?? '')) return false
    const forwarded = headers['x-forwarded-proto']
    // The first of several proxies is the one that the client spoke to.
    return typeof forwarded === 'string' && forwarded.split(',')[0]?.trim() === 'https'
  }
}

/** Tells whether the sender of a connection is a proxy that is believed. */
function trustReader(trustProxy: Settings['trustProxy']): (address: string) => boolean {
  if (trustProxy === false) return () => false
  if (typeof trustProxy === 'number') return () => trustProxy > 0
  const isTrusted = proxyAddr.compile([...trustProxy])
  return (address) => isTrusted(address, 0)
}
