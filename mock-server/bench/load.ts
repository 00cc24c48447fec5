import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'

export interface Target {
  readonly port: number
  readonly path: string
  readonly body: string
}

export interface Load {
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  readonly failed: number
}

/** How many ask at once. */
const clients = 16

/** Posts a body from several clients for some seconds, each asking again once it is answered. */
export async function load(target: Target, seconds: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const times: number[] = []
  let failed = 0
  const start = performance.now()
  const end = start + seconds * 1000
  const client = async () => {
    while (performance.now() < end) {
      const asked = performance.now()
      const status = await post(target, agent)
      times.push(performance.now() - asked)
      if (status >= 300) failed += 1
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  const took = performance.now() - start
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { perSecond: (times.length / took) * 1000, p50: at(0.5), p99: at(0.99), failed }
}

function post({ port, path, body }: Target, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    }
    const sent = request({ port, path, method: 'POST', agent, headers }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
