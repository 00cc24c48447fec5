/**
 * Measures orders a second at 0, 1,000, 10,000 and 100,000 stored orders, beside json-server with as
 * much data, and the time to start on them. In each round all eight servers start on fresh copies and
 * are loaded one after another, so that other work of the machine affects all alike. Then it measures
 * orders a second on PostgreSQL, and home pages a second. It fails where an order at the last size
 * takes more than 1.5 times as long as at the first, where json-server is faster at any size, where a
 * start is too slow, or where a goal is missed. Usage: npm run bench:server
 */
import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fillJsonServer, fillStemside, orderToStore } from './data.ts'
import { figuresOf, quantile, table, type Figures, type Round } from './figures.ts'
import { goalLine, isMet, type Goal } from './goals.ts'
import { measureHomePage } from './homePage.ts'
import { load, type Asking, type Target } from './load.ts'
import { measurePostgres } from './postgres.ts'
import { startJsonServer, startStemside, type Started } from './servers.ts'
import { hasPostgres } from '../src/testing/postgres.ts'
import { sampleOrder } from '../src/testing/samples.ts'

const sizes = [0, 1000, 10_000, 100_000]
const rounds = 5
/** Few orders, so that an empty shop stays nearly empty. */
const measured: Asking = { clients: 16, requests: 240, mostSeconds: 3 }
/** Not counted: it warms the code up. With more clients json-server takes minutes for it. */
const warmUp: Asking = { clients: 4, requests: 200, mostSeconds: 1 }

interface Subject {
  readonly size: number
  readonly name: 'stemside' | 'json-server'
  readonly prepared: string
  readonly rounds: Round[]
}

async function prepare(folder: string): Promise<Subject[]> {
  const subjects: Subject[] = []
  for (const size of sizes) {
    const ours = path.join(folder, `stemside-${size}`)
    await fillStemside(ours, size)
    subjects.push({ size, name: 'stemside', prepared: ours, rounds: [] })
    const theirs = path.join(folder, `json-server-${size}.json`)
    await fillJsonServer(theirs, size)
    subjects.push({ size, name: 'json-server', prepared: theirs, rounds: [] })
  }
  return subjects
}

async function start({ name, prepared }: Subject, copy: string): Promise<Started> {
  await cp(prepared, copy, { recursive: true })
  return name === 'stemside' ? startStemside(copy) : startJsonServer(copy)
}

function targetOf({ name }: Subject, { port }: Started): Target {
  return name === 'stemside'
    ? { port, path: '/place_order', body: JSON.stringify(sampleOrder()) }
    : { port, path: '/orders', body: JSON.stringify(orderToStore()) }
}

async function runRound(subjects: readonly Subject[], folder: string): Promise<void> {
  const servers: { subject: Subject; server: Started }[] = []
  try {
    for (const subject of subjects) {
      const server = await start(subject, path.join(folder, path.basename(subject.prepared)))
      servers.push({ subject, server })
    }
    for (const { subject, server } of servers) await load(targetOf(subject, server), warmUp)
    for (const { subject, server } of servers) {
      await settleDisk()
      const { failed, ...loaded } = await load(targetOf(subject, server), measured)
      if (failed > 0) throw new Error(`${failed} orders failed: ${subject.name}, ${subject.size}`)
      const memoryMb = await server.memory()
      subject.rounds.push({ ...loaded, startMs: server.startMs, memoryMb })
    }
  } finally {
    for (const { server } of servers) await server.stop()
    await rm(folder, { recursive: true })
  }
}

/** Waits until earlier writes are on disk, so that they do not slow down the next measurement. */
function settleDisk(): Promise<void> {
  return new Promise((resolve, reject) => {
    execFile('sync', (error) => (error ? reject(error) : resolve()))
  })
}

function roundsOf(subjects: readonly Subject[], size: number, name: Subject['name']): Round[] {
  return subjects.find((one) => one.size === size && one.name === name)?.rounds ?? []
}

function rateCells({ perSecond, p50, p99 }: Figures): string[] {
  return [perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1)]
}

function problemsAt(size: number, ours: Figures, theirs: Figures): string[] {
  const allowedMs = size === 0 ? 1000 : 5000
  return [
    ...(ours.perSecond > theirs.perSecond ? [] : [`json-server is ahead at ${size}`]),
    ...(ours.startMs <= allowedMs ? [] : [`the start at ${size} took over ${allowedMs} ms`]),
  ]
}

function goalsOfFiles(size: number, { memoryMb, startMs }: Figures): Goal[] {
  const at = `at ${size} stored orders`
  return [
    { name: `Memory ${at}, MB`, value: memoryMb, digits: 0, atMost: 350 },
    { name: `Start ${at}, seconds`, value: startMs / 1000, digits: 2, atMost: 1.5 },
  ]
}

async function goalsOfPostgres(): Promise<Goal[]> {
  const { bare, one, two, oneToBare, twoToOne, retried } = await measurePostgres()
  const [b, o, t] = [bare, one, two].map((perSecond) => perSecond.toFixed(0))
  console.log(`
PostgreSQL, orders/s on one sku: bare pg loop ${b}, one process ${o}, two processes ${t}.`)
  return [
    { name: 'One process ÷ bare pg loop', value: oneToBare, digits: 2, atLeast: 0.5 },
    { name: 'Two processes ÷ one', value: twoToOne, digits: 2, atLeast: 1 },
    { name: 'Retried transactions, %', value: 100 * retried, digits: 1, atMost: 5 },
  ]
}

/** How many times as long an order takes at the last size as at the first: the median round's. */
function growth(subjects: readonly Subject[]): number {
  const [first = [], last = []] = [sizes[0], sizes.at(-1)].map((size = 0) =>
    roundsOf(subjects, size, 'stemside'),
  )
  const ratios = first.map(({ perSecond }, round) => perSecond / (last[round]?.perSecond ?? 0))
  return quantile(ratios, 0.5)
}

const folder = await mkdtemp(path.join(tmpdir(), 'stemside-bench-'))
try {
  console.log(`${measured.clients} clients at once, ${measured.requests} orders a round, medians of ${rounds} rounds.
Stemside: POST /place_order: priced, paid in the sandbox, answered once it is on disk (fdatasync).
json-server: POST /orders: kept as it came, its file written anew, not waiting for the disk.
`)
  const subjects = await prepare(folder)
  for (let round = 0; round < rounds; round += 1) {
    // Each round begins with another server, so that none is always the first or the last.
    const turned = subjects.map((_, index) => subjects.at((index + 3 * round) % subjects.length))
    const asked = turned.filter((subject) => subject !== undefined)
    await runRound(asked, path.join(folder, 'round'))
  }
  const figures = sizes.map((size) => ({
    size,
    ours: figuresOf(roundsOf(subjects, size, 'stemside')),
    theirs: figuresOf(roundsOf(subjects, size, 'json-server')),
  }))
  console.log(
    table([
      ['orders', 'start ms', 'orders/s', 'p50 ms', 'p99 ms', 'json-s. /s', 'p50 ms', 'p99 ms'],
      ...figures.map(({ size, ours, theirs }) => [
        size,
        ours.startMs.toFixed(0),
        ...rateCells(ours),
        ...rateCells(theirs),
      ]),
    ]),
  )
  const ratio = growth(subjects)
  console.log(`\nAt ${sizes.at(-1)} stored orders one takes ${ratio.toFixed(2)} times as long.`)
  const home = await measureHomePage(path.join(folder, 'home'))
  console.log(
    `\nHome page, brotli: ${home.perSecond.toFixed(0)} a second; bare node:http with the same bytes: ${home.barePerSecond.toFixed(0)}; ratio ${home.ratio.toFixed(2)}.`,
  )
  const goals = hasPostgres ? await goalsOfPostgres() : []
  if (!hasPostgres) console.log('\nPostgreSQL was not measured: its programs are not installed.')
  const last = figures.at(-1)
  if (last) goals.push(...goalsOfFiles(last.size, last.ours))
  for (const goal of goals) console.log(goalLine(goal))
  const problems = figures.flatMap(({ size, ours, theirs }) => problemsAt(size, ours, theirs))
  if (ratio > 1.5) problems.push('the cost of an order grows with the orders stored')
  if (home.ratio < 0.5) problems.push('the home page is under half as fast as bare node:http')
  problems.push(...goals.filter((goal) => !isMet(goal)).map(({ name }) => `goal missed: ${name}`))
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length === 0 ? 0 : 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
