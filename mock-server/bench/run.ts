/**
 * Measures orders a second at 0, 1,000, 10,000 and 100,000 stored orders, beside json-server with as
 * much data, and the time to start on them. In each round all eight servers start on fresh copies and
 * are loaded one after another, so that other work of the machine affects all alike. Then it measures
 * home pages a second, and orders a second on PostgreSQL. It prints one table of figures and goals, and
 * fails if a goal is missed. Usage: npm run bench:server
 */
import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fillJsonServer, fillStemside, orderToStore } from './data.ts'
import { figuresOf, quantile, type Round } from './figures.ts'
import { goalTable, isMet, type Goal } from './goals.ts'
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

/** The median over the rounds of `above` divided by `below`, which were measured one after the other. */
function medianRatio(above: readonly Round[], below: readonly Round[]): number {
  return quantile(
    above.map(({ perSecond }, round) => perSecond / (below[round]?.perSecond ?? Infinity)),
    0.5,
  )
}

function figuresOfFiles(subjects: readonly Subject[]): Goal[] {
  const ours = (size: number) => roundsOf(subjects, size, 'stemside')
  const last = sizes.at(-1) ?? 0
  const { memoryMb, startMs } = figuresOf(ours(last))
  return [
    ...sizes.flatMap((size) => {
      const { perSecond, p50, p99 } = figuresOf(ours(size))
      return [
        { name: `Orders/s at ${size} stored orders`, value: perSecond },
        { name: '  half of them within, ms', value: p50 },
        { name: '  99 % of them within, ms', value: p99 },
        {
          name: '  ÷ json-server',
          value: medianRatio(ours(size), roundsOf(subjects, size, 'json-server')),
          digits: 2,
          atLeast: size === 0 ? 1.3 : 1,
        },
      ]
    }),
    {
      name: `Time of an order at ${last} stored orders ÷ at 0`,
      value: medianRatio(ours(0), ours(last)),
      digits: 2,
      atMost: 1.2,
    },
    {
      name: 'Start of a new shop, s',
      value: figuresOf(ours(0)).startMs / 1000,
      digits: 2,
      atMost: 1,
    },
    { name: `Start at ${last} stored orders, s`, value: startMs / 1000, digits: 2, atMost: 1.5 },
    { name: `Memory at ${last} stored orders, MB`, value: memoryMb, atMost: 350 },
  ]
}

async function figuresOfHomePage(dataDir: string): Promise<Goal[]> {
  const { perSecond, barePerSecond, ratio } = await measureHomePage(dataDir)
  return [
    { name: 'Home pages/s, brotli, production mode', value: perSecond },
    { name: '  bare node:http with the same bytes', value: barePerSecond },
    { name: '  ÷ bare node:http', value: ratio, digits: 2, atLeast: 0.5 },
  ]
}

async function figuresOfPostgres(): Promise<Goal[]> {
  const { bare, one, two, oneToBare, twoToOne, retried } = await measurePostgres()
  return [
    { name: 'PostgreSQL, orders/s: the statements in a bare pg loop', value: bare },
    { name: '  one server process', value: one },
    { name: '  two server processes', value: two },
    { name: '  one process ÷ bare loop', value: oneToBare, digits: 2, atLeast: 0.5 },
    { name: '  two processes ÷ one', value: twoToOne, digits: 2, atLeast: 1 },
    { name: '  retried transactions, %', value: 100 * retried, digits: 1, atMost: 5 },
  ]
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
  const figures = [
    ...figuresOfFiles(subjects),
    ...(await figuresOfHomePage(path.join(folder, 'home'))),
    ...(hasPostgres ? await figuresOfPostgres() : []),
  ]
  console.log(goalTable(figures))
  if (!hasPostgres) console.log('\nPostgreSQL was not measured: its programs are not installed.')
  const missed = figures.filter((figure) => !isMet(figure)).length
  if (missed > 0) console.error(`\n${missed} of the goals are missed.`)
  process.exitCode = missed === 0 ? 0 : 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
