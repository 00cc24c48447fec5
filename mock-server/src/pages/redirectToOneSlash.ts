import type { IncomingMessage, ServerResponse } from 'node:http'
import { withOneSlash } from '@stemside/rules/contract/withOneSlash'
import { noteRoute } from '../http/metrics.ts'

/**
 * Answers a request whose path begins with several slashes or backslashes: redirects it to the same path with one
 * slash, on the same host. Leaves any other request unanswered, and returns false.
 */
export function redirectToOneSlash(request: IncomingMessage, response: ServerResponse): boolean {
  const { url = '/' } = request
  const [path = ''] = url.split('?', 1)
  const plain = withOneSlash(path)
  if (plain === path) return false
  noteRoute(response, 'redirect')
  // 308 keeps the method and the body.
  response.writeHead(308, { Location: plain + url.slice(path.length) }).end()
  return true
}
