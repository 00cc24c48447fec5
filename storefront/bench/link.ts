import { connect, createServer, type Server, type Socket } from 'node:net'

/** Condition B. In milliseconds, and in bytes per second. */
const roundTrip = 150
const [down, up] = [1_600_000 / 8, 750_000 / 8]
/** Small enough that several connections share the link's rate. */
const packet = 1400

/**
 * A slow link in front of `port`, on a free port of this machine: bytes take half a round trip each way
 * and share the link's rate. Each new connection waits for a round trip first, as TCP's handshake does;
 * Chromium's own throttle leaves that out.
 */
export async function startLink(port: number): Promise<Server> {
  const downwards = lane(down, roundTrip / 2)
  const upwards = lane(up, roundTrip / 2)
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    const opened = performance.now() + roundTrip
    carry(near, far, (bytes) => upwards(bytes, opened))
    carry(far, near, (bytes) => downwards(bytes, opened))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

/** One direction of the link: gives when bytes that enter now leave at the other end. */
function lane(rate: number, delay: number) {
  let free = 0
  return (bytes: number, notBefore: number) => {
    free = Math.max(free, performance.now(), notBefore) + (bytes / rate) * 1000
    return free + delay
  }
}

function carry(from: Socket, to: Socket, arrival: (bytes: number) => number): void {
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
