/**
 * Orders a second at 0, 1,000, 10,000 and 100,000 stored orders, beside json-server taking a POST to
 * as much data, in one run; and how long the server takes to start on them. Fails where the last size
 * is slower than the first by more than half, json-server is ahead anywhere, or a start is too slow.
 * Usage: npm run bench:server
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { load, type Load } from './load.ts'
import { fillJsonServer, fillStemside, orderBody, storedOrder } from './data.ts'
import { startJsonServer, startStemside, type Started } from './servers.ts'

const sizes = [0, 1000, 10_000, 100_000]
const seconds = 6

async function measure(
  start: () => Promise<Started>,
  asked: string,
  body: string,
): Promise<Load & { readonly startMs: number }> {
  const server = await start()
  try {
    const target = { port: server.port, path: asked, body }
    // Once without counting, so that the code is warm.
    await load(target, 1)
    return { ...(await load(target, seconds)), startMs: server.startMs }
  } finally {
    await server.stop()
  }
}

function row(cells: readonly (string | number)[]): string {
  return cells.map((cell) => String(cell).padStart(12)).join('')
}

const folder = await mkdtemp(path.join(tmpdir(), 'stemside-bench-'))
const problems: string[] = []
const rates: number[] = []
try {
  console.log(
    'The store: POST /place_order, priced, paid in the sandbox, on disk. json-server: POST.',
  )
  console.log(
    row(['orders', 'start ms', 'orders/s', 'p50 ms', 'p99 ms', 'json-s. /s', 'p50 ms', 'p99 ms']),
  )
  for (const size of sizes) {
    const dataDir = path.join(folder, `stemside-${size}`)
    await fillStemside(dataDir, size)
    const ours = await measure(
      () => startStemside(dataDir),
      '/place_order',
      JSON.stringify(orderBody),
    )
    const file = path.join(folder, `json-server-${size}.json`)
    await fillJsonServer(file, size)
    const theirs = await measure(
      () => startJsonServer(file),
      '/orders',
      JSON.stringify(storedOrder(0)),
    )
    rates.push(ours.perSecond)
    console.log(
      row([
        size,
        Math.round(ours.startMs),
        ours.perSecond.toFixed(0),
        ours.p50.toFixed(1),
        ours.p99.toFixed(1),
        theirs.perSecond.toFixed(0),
        theirs.p50.toFixed(1),
        theirs.p99.toFixed(1),
      ]),
    )
    if (ours.failed > 0) problems.push(`${ours.failed} orders failed at ${size}`)
    if (ours.perSecond <= theirs.perSecond) problems.push(`json-server is ahead at ${size}`)
    const allowedMs = size === 0 ? 1000 : 5000
    if (ours.startMs > allowedMs) problems.push(`the start at ${size} took over ${allowedMs} ms`)
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}

const ratio = (rates.at(0) ?? 0) / (rates.at(-1) ?? 1)
console.log(
  `At ${sizes.at(-1)} stored orders an order takes ${ratio.toFixed(2)} times as long as at none.`,
)
if (ratio > 1.5) problems.push('the cost of an order grows with the orders stored')
for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1
