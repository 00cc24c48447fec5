import { isIP } from 'node:net'
import type { Request, RequestHandler } from 'express'
import { ipKeyGenerator } from 'express-rate-limit'

/** A provider gives each household a network of this size, so all its addresses are one client. */
const ipv6Network = 64

const ipv4WithPort = /^([\d.]+):\d+$/
const bracketedWithPort = /^\[([^\]]+)\](?::\d+)?$/

/**
 * Removes ports and brackets from the addresses in X-Forwarded-For. Some proxies write `203.0.113.7:40001` or
 * `[2001:db8::7]:40001`, and Express does not recognise a trusted proxy with a port. Use it before anything
 * that reads `request.ip`. The log gets one warning if a trusted proxy sends a text that is no address.
 */
export function readClient(): RequestHandler {
  let hasWarned = false
  return (request, _response, next) => {
    const forwarded = request.headers['x-forwarded-for']
    if (typeof forwarded === 'string') {
      request.headers['x-forwarded-for'] = forwarded.split(',').map(withoutPort).join(',')
    }
    if (!hasWarned && request.ip !== undefined && isIP(request.ip) === 0) {
      hasWarned = true
      // The text itself is not logged: a stranger may have written it.
      request.log.warn(
        'X-Forwarded-For has a text that is no IP address; limits count such requests by the address of the proxy. This warning comes once.',
      )
    }
    next()
  }
}

/**
 * The name under which limits count a client's requests: its IPv4 address, or the /64 network of its IPv6 address.
 * An IPv4 address that is written as IPv6 counts as the IPv4 address. If a proxy sends a text that is no address, the
 * request counts for the proxy: otherwise a client could send a new text with each request.
 */
export function clientKey(request: Request): string {
  const { ip = '', socket } = request
  return ipKeyGenerator(isIP(ip) === 0 ? (socket.remoteAddress ?? '') : ip, ipv6Network)
}

function withoutPort(text: string): string {
  const entry = text.trim()
  const withPort = ipv4WithPort.exec(entry) ?? bracketedWithPort.exec(entry)
  return withPort?.[1] ?? entry
}
