import { contenders, type Contender } from './contenders.ts'
import { makeScenario } from './shops.ts'

const lineCounts = [10, 20, 100, 1000]
const comboCounts = [4, 40, 400]
const warmUps = 5
const rounds = 15
const millisecondsATurn = 20

/** One contender on one cart, and microseconds a cart for each round. */
interface Entry {
  readonly name: string
  readonly lines: number
  readonly combos: number
  readonly price: Contender
  readonly times: number[]
}

const entries: readonly Entry[] = lineCounts.flatMap((lines) =>
  comboCounts.flatMap((combos) => {
    const scenario = makeScenario(lines, combos)
    return Object.entries(contenders).map(([name, make]) => ({
      name,
      lines,
      combos,
      price: make(scenario),
      times: [],
    }))
  }),
)

// Everybody has a short turn on every cart in every round, so that what slows the machine slows all
// alike; ratios are taken within a round.
for (let round = 0; round < warmUps + rounds; round++) {
  for (const { price, times } of entries) {
    const time = await takeTurn(price)
    if (round >= warmUps) times.push(time)
  }
}

/** Microseconds of processor time a cart: a busy machine counts less so. */
async function takeTurn(price: Contender): Promise<number> {
  const end = performance.now() + millisecondsATurn
  const start = process.cpuUsage()
  let carts = 0
  while (performance.now() < end) {
    const goods = price()
    if (typeof goods !== 'number') await goods
    carts++
  }
  const { user, system } = process.cpuUsage(start)
  return (user + system) / carts
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
}

/** How many times as long the first takes as the second, round by round. */
function ratio(first: Entry | undefined, second: Entry | undefined): string {
  const ratios = first?.times.map((time, round) => time / (second?.times[round] ?? NaN)) ?? []
  return `× ${median(ratios).toFixed(2)}`
}

function rulesAt(lines: number, combos: number): Entry | undefined {
  return entries.find((one) => one.lines === lines && one.combos === combos)
}

console.log(
  `Node ${process.version}, ${rounds} rounds; medians of microseconds of processor time a`,
)
console.log(
  'cart with one coupon, and how many times as long as the rules with their explanations\n',
)
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
