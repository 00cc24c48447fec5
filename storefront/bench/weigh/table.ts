import type { Weight } from './parts.ts'

/** Parts below this many bytes after brotli share a row. */
const smallPart = 300

/**
 * A Markdown table of a page's parts, the heaviest first, in KB of 1,024 bytes. With the parts of another build it has
 * a column with the difference.
 */
export function formatWeights(
  parts: ReadonlyMap<string, Weight>,
  others?: ReadonlyMap<string, Weight>,
): string {
  const names = [...new Set([...parts.keys(), ...(others?.keys() ?? [])])]
  const rows = names.map((name) => ({
    name,
    minified: parts.get(name)?.minified ?? 0,
    brotli: parts.get(name)?.brotli ?? 0,
    more: (parts.get(name)?.brotli ?? 0) - (others?.get(name)?.brotli ?? 0),
  }))
  const isSmall = (row: Row) =>
    row.brotli < smallPart && (others === undefined || Math.abs(row.more) < smallPart)
  const shown = rows.filter((row) => !isSmall(row)).toSorted((one, two) => two.brotli - one.brotli)
  const lines = [...shown, total('smaller parts', rows.filter(isSmall)), total('**all**', rows)]
  const cells = (row: Row, change: string) =>
    [row.name, kilobytes(row.minified), kilobytes(row.brotli)].concat(others ? change : [])
  return [
    ['part', 'minified', 'brotli'].concat(others ? '± brotli' : []),
    ['---', '---:', '---:'].concat(others ? '---:' : []),
    ...lines.map((row) => cells(row, `${row.more > 0 ? '+' : ''}${kilobytes(row.more)}`)),
  ]
    .map((columns) => `| ${columns.join(' | ')} |`)
    .join('\n')
}

interface Row {
  readonly name: string
  readonly minified: number
  readonly brotli: number
  readonly more: number
}

function total(name: string, rows: readonly Row[]): Row {
  return rows.reduce(
    (sum, row) => ({
      name,
      minified: sum.minified + row.minified,
      brotli: sum.brotli + row.brotli,
      more: sum.more + row.more,
    }),
    { name, minified: 0, brotli: 0, more: 0 },
  )
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1)
}
