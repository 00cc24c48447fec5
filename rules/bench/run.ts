import { contenders, type Contender } from './contenders.ts'
import { makeScenario, type Scenario } from './shops.ts'

/** Lines and combos of the carts that are measured. */
const sizes: readonly (readonly [lines: number, combos: number])[] = [
  [10, 4],
  [20, 4],
  [20, 40],
  [20, 400],
  [100, 4],
  [1000, 4],
]
const rounds = 9
const millisecondsARound = 100

/**
 * Microseconds of processor time a cart, so that a busy machine counts less: the median of rounds, all
 * contenders taking turns within one run.
 */
async function measure(scenario: Scenario): Promise<Map<string, number>> {
  const running = Object.entries(contenders).map(([name, make]) => ({
    name,
    price: make(scenario),
  }))
  const times = new Map<string, number[]>(running.map(({ name }) => [name, []]))
  for (let warmUp = 0; warmUp < 5; warmUp++) {
    for (const { price } of running) await timeRound(price)
  }
  for (let round = 0; round < rounds; round++) {
    for (const { name, price } of running) times.get(name)?.push(await timeRound(price))
  }
  return new Map([...times].map(([name, all]) => [name, median(all)]))
}

async function timeRound(price: Contender): Promise<number> {
  const end = performance.now() + millisecondsARound
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

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN
}

console.log(
  `Node ${process.version}; microseconds of processor time a cart, and how many times as long as the rules take`,
)
for (const [lines, combos] of sizes) {
  const scenario = makeScenario(lines, combos)
  const times = await measure(scenario)
  const ours = [...times.values()][0] ?? NaN
  console.log(`\n${scenario.name}, one coupon`)
  for (const [name, time] of times) {
    console.log(
      `  ${name.padEnd(34)} ${time.toFixed(1).padStart(9)}   × ${(time / ours).toFixed(2)}`,
    )
  }
}
