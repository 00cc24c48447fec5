import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'

export interface Target {
  readonly port: number
  readonly path: string
  /** Posted as JSON; absent, the path is fetched as a browser fetches a page. */
  readonly body?: string
}

export interface Load {
  readonly perSecond: number
  /** How long each request took, in milliseconds. */
  readonly times: readonly number[]
  readonly failed: number
}

export interface Asking {
  /** How many clients send at the same time. */
  readonly clients: number
  /** How many requests in all. */
  readonly requests: number
  /** After so many seconds no request is sent. */
  readonly mostSeconds: number
}

/** Sends requests from several clients, each as soon as its last one was answered. */
export async function load(
  target: Target,
  { clients, requests, mostSeconds }: Asking,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const times: number[] = []
  let left = requests
  let failed = 0
  const start = performance.now()
  const client = async () => {
    while (left > 0 && performance.now() - start < mostSeconds * 1000) {
      left -= 1
      const asked = performance.now()
      const status = await ask(target, agent)
      times.push(performance.now() - asked)
      if (status >= 300) failed += 1
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  const seconds = (performance.now() - start) / 1000
  agent.destroy()
  return { perSecond: times.length / seconds, times, failed }
}

function ask({ port, path, body }: Target, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const [method, headers] =
      body === undefined
        ? ['GET', { 'accept-encoding': 'gzip, deflate, br' }]
        : [
            'POST',
            { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
          ]
    const sent = request({ port, path, method, agent, headers }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
