import { connect, createServer, type Server, type Socket } from 'node:net'

/** A link of a phone. Times in milliseconds, rates in bytes per second. */
export interface LinkShape {
  readonly roundTrip: number
  readonly down: number
  readonly up: number
}

/**
 * A link in front of `port`, on a free port of this machine: bytes take half a round trip each way
 * and share the link's rate, and a connection costs the round trip of its handshake first, which a
 * browser's own throttle gives away. TLS pays by itself, since its messages travel like all others.
 */
export async function startShapedLink(port: number, shape: LinkShape): Promise<Server> {
  const down = lane(shape.down, shape.roundTrip / 2)
  const up = lane(shape.up, shape.roundTrip / 2)
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    const opened = performance.now() + shape.roundTrip
    carry(near, far, up, opened)
    carry(far, near, down, opened)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

/** When a chunk that enters now leaves at the other end. */
type Lane = (bytes: number, notBefore: number) => number

function lane(rate: number, delay: number): Lane {
  let free = 0
  return (bytes, notBefore) => {
    free = Math.max(free, performance.now(), notBefore) + (bytes / rate) * 1000
    return free + delay
  }
}

/** Small enough that several connections share a lane as they would share a link. */
const packet = 1400

function carry(from: Socket, to: Socket, over: Lane, notBefore: number): void {
  const waiting: { readonly at: number; readonly piece: Buffer | undefined }[] = []
  const send = () => {
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      const wait = next.at - performance.now()
      if (wait > 0.5) return void setTimeout(send, wait)
      waiting.shift()
      if (to.destroyed) return
      if (next.piece === undefined) to.end()
      else to.write(next.piece)
    }
  }
  const put = (piece: Buffer | undefined) => {
    waiting.push({ at: over(piece?.length ?? 0, notBefore), piece })
    if (waiting.length === 1) send()
  }
  from.setNoDelay(true)
  from.on('data', (chunk: Buffer) => {
    for (let start = 0; start < chunk.length; start += packet) {
      put(chunk.subarray(start, start + packet))
    }
  })
  from.on('end', () => put(undefined))
  from.on('error', () => to.destroy())
  to.on('error', () => from.destroy())
}
