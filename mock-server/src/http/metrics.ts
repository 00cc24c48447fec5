import type { IncomingMessage, ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { close } from './drain.ts'
import { problemOf, type Health } from './health.ts'
import { createTimedServer, listen } from './listen.ts'

/** Other methods are counted as `other`, so that clients cannot make up labels. */
const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])

/**
 * The metrics of this process for Prometheus: requests by route, readiness, memory, event loop. They have a port of their
 * own: behind a proxy on the same machine every request comes from loopback, so the shop's port could not tell who asks.
 */
export function createMetrics(health: Health): {
  register: Registry
  measure: (request: IncomingMessage, response: ServerResponse) => void
} {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by method, route and status, from the first byte read to the last byte sent.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  })
  const ready = new Gauge({
    name: 'stemside_ready',
    help: '1 where orders can be taken, as GET /readyz says; else 0.',
    registers: [register],
    async collect() {
      ready.set((await problemOf(health)) === undefined ? 1 : 0)
    },
  })
  const measure = ({ method = '' }: IncomingMessage, response: ServerResponse) => {
    const start = performance.now()
    response.once('close', () => {
      requests.observe(
        {
          method: methods.has(method) ? method : 'other',
          route: routes.get(response) ?? 'other',
          status: response.statusCode,
        },
        (performance.now() - start) / 1000,
      )
    })
  }
  return { register, measure }
}

/** Which route answered. */
const routes = new WeakMap<ServerResponse, string>()

/** Stores the pattern of the matching route, such as /orders/:orderId, for the metrics. */
export function noteRoute(response: ServerResponse, route: string): void {
  routes.set(response, route)
}

export interface ServedMetrics {
  readonly address: string
  close(): Promise<void>
}

/** Serves GET /metrics and nothing else, on a port of its own that the shop's proxy never sees. */
export async function serveMetrics(
  register: Registry,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<ServedMetrics> {
  const server = createTimedServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    register.metrics().then(
      (text) => response.writeHead(200, { 'content-type': register.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  const listening = await listen(server, host, port, 'METRICS_PORT')
  return { address: `http://${host}:${listening}/metrics`, close: () => close(server) }
}
