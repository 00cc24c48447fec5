/** The measured values of one build, by the figure's name: one for each round. */
export type Figures = Map<string, readonly number[]>

/** The highest value that meets the goal: times in milliseconds, script in KB (1,024 bytes) after brotli. */
const goals: Readonly<Record<string, number>> = {
  'LCP A': 900,
  'LCP B ÷ floor page': 1.25,
  'TBT A': 100,
  CLS: 0,
  'script until idle': 104,
  'script with prefetching': 124,
  'requests until idle': 24,
  'requests with prefetching': 50,
  'pressed at first paint → acknowledged': 100,
  'pressed at first paint → cart shown': 1800,
  'Add to cart → overlay': 150,
  'measured page: longest task after loading': 50,
  'measured page: INP of Add to cart': 200,
  'measured page: CLS after Add to cart': 0,
  'listing → product': 300,
  'cart page with two toys: lines and total': 1700,
}

/** In milliseconds, from any input to the next paint. */
const answerGoal = 100

/** A Markdown table of medians with a column for each build. A value that misses its goal is bold. */
export function formatTable(builds: ReadonlyMap<string, Figures>): string {
  const columns = [...builds.values()].map(mediansOf)
  const figures = [...(columns[0]?.keys() ?? [])]
  const lines = figures.map((figure) =>
    [figure].concat(columns.map((column) => cell(figure, column))),
  )
  const names = [...builds.keys()]
  return [['figure (goal)', ...names], ['---', ...names.map(() => '---:')], ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

function mediansOf(figures: Figures): ReadonlyMap<string, number> {
  const medians = new Map<string, number>()
  for (const [figure, values] of figures) {
    medians.set(figure, median(values))
    if (!figure.endsWith('LCP B of the floor page')) continue
    const page = figure.split(': ')[0]
    const ratio = (medians.get(`${page}: LCP B`) ?? Number.NaN) / median(values)
    medians.set(`${page}: LCP B ÷ floor page`, ratio)
  }
  return medians
}

/** The goal of a page's "ready" is 100 ms more than with plain script tags. */
function goalOf(figure: string, medians: ReadonlyMap<string, number>): number | undefined {
  const plain = medians.get(`${figure}, plain script tags`)
  if (figure.startsWith('answer: ')) return answerGoal
  return plain === undefined ? (goals[figure] ?? goals[figure.replace(/^\w+: /, '')]) : plain + 100
}

function cell(figure: string, medians: ReadonlyMap<string, number>): string {
  const [value, goal] = [medians.get(figure) ?? Number.NaN, goalOf(figure, medians)]
  if (goal === undefined) return format(value)
  return `${value > goal ? `**${format(value)}**` : format(value)} (≤ ${format(goal)})`
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

function format(value: number): string {
  if (Number.isNaN(value)) return '–'
  return value.toFixed(Number.isInteger(value) || value >= 100 ? 0 : value < 10 ? 2 : 1)
}
