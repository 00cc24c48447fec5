import { connect, createServer, type Server, type Socket } from 'node:net'

/** Condition B (docs/measurements.md): the round trip in milliseconds. */
const roundTrip = 150
/** The rates in bytes per second. */
const [down, up] = [1_600_000 / 8, 750_000 / 8]
/** In bytes. Small enough for several connections to share the link's rate. */
const packet = 1400

/**
 * A slow link in front of `port`, on a free port of this machine. Bytes take half a round trip each way and share
 * the link's rate. Each new connection first waits for one round trip, as TCP's handshake does. Chromium's own
 * throttling has no such wait.
 */
export async function startLink(port: number): Promise<Server> {
  const downstream = direction(down, roundTrip / 2)
  const upstream = direction(up, roundTrip / 2)
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    const opened = performance.now() + roundTrip
    forward(near, far, (bytes) => upstream(bytes, opened))
    forward(far, near, (bytes) => downstream(bytes, opened))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

/** One direction of the link. Returns the time when bytes that enter now arrive at the other end. */
function direction(rate: number, delay: number) {
  let freeAt = 0
  return (bytes: number, notBefore: number) => {
    freeAt = Math.max(freeAt, performance.now(), notBefore) + (bytes / rate) * 1000
    return freeAt + delay
  }
}

function forward(from: Socket, to: Socket, arrival: (bytes: number) => number): void {
  const waiting: { readonly at: number; readonly send: () => void }[] = []
  const sendDue = () => {
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      const wait = next.at - performance.now()
      if (wait > 0.5) return void setTimeout(sendDue, wait)
      waiting.shift()
      if (!to.destroyed) next.send()
    }
  }
  const queue = (bytes: number, send: () => void) => {
    waiting.push({ at: arrival(bytes), send })
    if (waiting.length === 1) sendDue()
  }
  from.setNoDelay(true)
  from.on('data', (chunk: Buffer) => {
    for (let start = 0; start < chunk.length; start += packet) {
      const piece = chunk.subarray(start, start + packet)
      queue(piece.length, () => to.write(piece))
    }
  })
  from.on('end', () => queue(0, () => to.end()))
  from.on('error', () => to.destroy())
}
