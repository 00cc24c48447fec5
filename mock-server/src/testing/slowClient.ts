import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Sends a request piece by piece, one every `pauseMs`, until the server ends the connection. Returns
 * what the server answered, and how long that took.
 */
export async function sendSlowly(
  port: number,
  pieces: Iterable<string>,
  pauseMs: number,
): Promise<{ answer: string; ms: number }> {
  const begin = performance.now()
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
  // The server may reset the connection while a piece is on its way.
  socket.on('error', () => undefined)
  const ended = once(socket, 'close')
  for (const piece of pieces) {
    if (socket.destroyed || socket.readableEnded) break
    socket.write(piece)
    await wait(pauseMs)
  }
  await ended
  return { answer, ms: performance.now() - begin }
}

/** Headers without an end. */
export function* endlessHeaders(): Generator<string> {
  yield 'GET /healthz HTTP/1.1\r\nHost: shop\r\n'
  for (let number = 0; ; number += 1) yield `X-${number}: slow\r\n`
}

/** A body that is announced to be long and arrives byte by byte. */
export function* endlessBody(): Generator<string> {
  yield 'POST /place_order HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n'
  for (;;) yield ' '
}
