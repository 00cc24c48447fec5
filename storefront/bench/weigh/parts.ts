import { brotliCompressSync } from 'node:zlib'
import { decodedMappings, TraceMap } from '@jridgewell/trace-mapping'

/** A JavaScript file of the build, with its source map. */
export interface Script {
  readonly code: string
  /** The JSON text of a source map, version 3. */
  readonly map: string
}

/** The size of one package's or folder's code in a page's scripts, in bytes. */
export interface Weight {
  readonly minified: number
  /** An estimate: each part is compressed alone, then all are scaled so that their sum is the size of the compressed files. */
  readonly brotli: number
}

/** The name of code that comes from no source file: imports, exports, the bundler's helpers. */
export const unmapped = '(joins of files)'

/** What a page's scripts consist of: weights by package, or by folder of the repository. */
export function weigh(scripts: readonly Script[]): ReadonlyMap<string, Weight> {
  const texts = new Map<string, string>()
  for (const script of scripts) {
    for (const [part, text] of piecesOf(script)) texts.set(part, (texts.get(part) ?? '') + text)
  }
  const alone = new Map([...texts].map(([part, text]) => [part, brotliBytes(text)]))
  const files = sum(scripts.map(({ code }) => brotliBytes(code)))
  const scale = files / sum([...alone.values()])
  return new Map(
    [...texts].map(([part, text]) => [
      part,
      { minified: Buffer.byteLength(text), brotli: (alone.get(part) ?? 0) * scale },
    ]),
  )
}

/** The package of a module, or its workspace with the folder in `src`: `react-dom`, `rules/src/coupons`. */
export function partOf(source: string): string {
  const installed = source.split('/node_modules/').at(-1)
  if (installed !== undefined && installed !== source) {
    return installed.split('/', installed.startsWith('@') ? 2 : 1).join('/')
  }
  // Relative to the folder of the built scripts, which is in the storefront.
  const inside = source.replace(/^(?:\.\.\/)+/, '')
  const file = inside.startsWith('src/') ? `storefront/${inside}` : inside
  return file.split('/').slice(0, -1).slice(0, 3).join('/')
}

/** The pieces of a script, each with the part that it comes from, in order. */
function* piecesOf({ code, map }: Script): Generator<readonly [part: string, text: string]> {
  const trace = new TraceMap(map)
  const lines = code.split('\n')
  for (const [index, segments] of decodedMappings(trace).entries()) {
    const line = lines[index] ?? ''
    yield [unmapped, line.slice(0, segments[0]?.[0] ?? line.length)]
    for (const [at, [start, source]] of segments.entries()) {
      const name = source === undefined ? null : trace.sources[source]
      yield [name ? partOf(name) : unmapped, line.slice(start, segments[at + 1]?.[0])]
    }
  }
}

function brotliBytes(text: string): number {
  return brotliCompressSync(text).length
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
