import { mergeCarts } from '../src/cart/mergeCarts.ts'
import { contenders, type Contender } from './contenders.ts'
import { makeScenario } from './shops.ts'

const lineCounts = [10, 20, 100, 1000]
const comboCounts = [4, 40, 400]
const mergedLineCounts = [100, 1000, 10_000]
const warmUps = 5
const rounds = 15
const millisecondsPerTurn = 20

/** A function under test, and the microseconds that it took in each round. */
interface Timed {
  readonly work: () => unknown
  readonly times: number[]
}

/** A contender that prices one cart. */
interface Entry extends Timed {
  readonly name: string
  readonly lines: number
  readonly combos: number
  readonly work: Contender
}

const entries: readonly Entry[] = lineCounts.flatMap((lines) =>
  comboCounts.flatMap((combos) => {
    const scenario = makeScenario(lines, combos)
    return Object.entries(contenders).map(([name, make]) => ({
      name,
      lines,
      combos,
      work: make(scenario),
      times: [],
    }))
  }),
)

/** Merges two carts of `lines` lines each; half of their skus are the same. */
const merges = mergedLineCounts.map((lines) => {
  const guest = linesFrom(0, lines)
  const account = linesFrom(lines / 2, lines)
  return { lines, work: () => mergeCarts(guest, account), times: [] as number[] }
})

function linesFrom(first: number, count: number) {
  const nameOf = (index: number) => `sku_${String(first + index).padStart(6, '0')}`
  return { lines: Array.from({ length: count }, (_, at) => ({ sku: nameOf(at), quantity: 1 })) }
}

// Each round runs every function once for a short time: a slow moment of the machine affects all of them.
// Ratios are taken within a round.
for (let round = 0; round < warmUps + rounds; round++) {
  for (const { work, times } of [...entries, ...merges]) {
    const time = await takeTurn(work)
    if (round >= warmUps) times.push(time)
  }
}

/** Microseconds of processor time for one call. Other processes distort it less than wall-clock time. */
async function takeTurn(work: () => unknown): Promise<number> {
  const end = performance.now() + millisecondsPerTurn
  const start = process.cpuUsage()
  let count = 0
  while (performance.now() < end) {
    const result = work()
    if (result instanceof Promise) await result
    count++
  }
  const { user, system } = process.cpuUsage(start)
  return (user + system) / count
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
}

/** The time of the first divided by the time of the second, for each round. */
function ratio(first: Timed | undefined, second: Timed | undefined): string {
  const ratios = first?.times.map((time, round) => time / (second?.times[round] ?? NaN)) ?? []
  return `× ${median(ratios).toFixed(2)}`
}

function rulesAt(lines: number, combos: number): Entry | undefined {
  return entries.find((one) => one.lines === lines && one.combos === combos)
}

console.log(`Node ${process.version}, medians of ${rounds} rounds\n`)
console.log('Pricing a cart with one coupon: microseconds of processor time,')
console.log('and how many times as long as the rules with their explanations take\n')
for (const entry of entries) {
  const { name, lines, combos, times } = entry
  const rules = rulesAt(lines, combos)
  if (entry === rules) console.log(`${lines} lines, ${combos} combos`)
  const time = median(times).toFixed(1).padStart(9)
  console.log(`  ${name.padEnd(34)} ${time}   ${ratio(entry, rules)}`)
}

console.log('\nHow the rules grow')
for (const lines of lineCounts) {
  const grown = ratio(rulesAt(lines, 400), rulesAt(lines, 4))
  console.log(`  400 combos for 4, of which the cart can form 4, at ${lines} lines   ${grown}`)
}
console.log(`  100 lines for 10      ${ratio(rulesAt(100, 4), rulesAt(10, 4))}`)
console.log(`  1,000 lines for 100   ${ratio(rulesAt(1000, 4), rulesAt(100, 4))}`)

console.log(
  '\nMerging two carts of so many lines each, half of them of the same skus: microseconds',
)
for (const [index, merge] of merges.entries()) {
  const time = median(merge.times).toFixed(1).padStart(9)
  const grown = index === 0 ? '' : `   ${ratio(merge, merges[index - 1])} for × 10 lines`
  console.log(`  ${String(merge.lines).padEnd(8)} ${time}${grown}`)
}
