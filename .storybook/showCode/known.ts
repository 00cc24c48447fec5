import * as rules from '@stemside/rules'
import { recordedCalls } from '../../ui/src/fixtures/recorded.ts'
import type { RecordedCall } from '../../ui/src/fixtures/recorded.ts'

/*
 * Finds the code that "Show code" prints for a value: the name of an export of ui or the rules, or the call of a
 * function that makes sample data.
 */

export interface Export {
  readonly name: string
  readonly from: string
}

/** An export or a call, and the path to the value in it, such as `.offer`. */
export interface Origin {
  readonly root: Export | RecordedCall
  readonly path: readonly string[]
}

type Exports = Readonly<Record<string, unknown>>

const files = {
  ...import.meta.glob<Exports>('../../ui/src/fixtures/index.ts', { eager: true }),
  ...import.meta.glob<Exports>('../../ui/src/*/*/index.ts', { eager: true }),
  ...import.meta.glob<Exports>(
    ['../../ui/src/icons/index.ts', '../../ui/src/shell/{navigation,shelfSearch}.ts'],
    { eager: true },
  ),
  ...import.meta.glob<Exports>(
    ['../../ui/src/content/**/*.ts', '!../../ui/src/content/**/*.{test,fixtures}.ts'],
    { eager: true },
  ),
}

/** Each module's exports, by the path to import. If a value has two names, "Show code" prints the first. */
const modules: readonly (readonly [from: string, exports: Exports])[] = [
  ...Object.entries(files).map(
    ([path, exports]) =>
      [
        path.replace('../../ui/src', '@stemside/ui').replace(/(?:\/index)?\.ts$/u, ''),
        exports,
      ] as const,
  ),
  ['@stemside/rules', rules],
]

const exportsOf = new Map<unknown, Export>()
const origins = new Map<unknown, Origin[]>()

for (const [from, exports] of modules)
  for (const [name, value] of Object.entries(exports)) {
    if (!exportsOf.has(value)) exportsOf.set(value, { name, from })
    // Fields of other exports may be optional, so code that reads them might not compile.
    remember(value, { root: { name, from }, path: [] }, from === '@stemside/ui/fixtures' ? 3 : 0)
  }

/** Adds a value and its fields. Skips items of lists, because TypeScript takes them for optional. */
function remember(value: unknown, origin: Origin, depth: number) {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return
  origins.set(value, [...(origins.get(value) ?? []), origin])
  if (depth === 0 || !isPlain(value)) return
  for (const [key, inside] of Object.entries(value))
    remember(inside, { root: origin.root, path: [...origin.path, key] }, depth - 1)
}

/** Whether a value is an object with fields, and no element, list or function. */
export function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  // A module has no prototype.
  return prototype === Object.prototype || prototype === null
}

let recordedUntilNow = 0

/**
 * Returns all origins. First adds the results of the calls since the last time, except calls of functions that no
 * module exports: an app could not import them.
 */
function originsByNow() {
  for (const call of recordedCalls.slice(recordedUntilNow))
    if (origins.has(call.make)) remember(call.result, { root: call, path: [] }, 3)
  recordedUntilNow = recordedCalls.length
  return origins
}

/** Returns the origins of a value: the expressions that "Show code" can print for it. */
export function originsOf(value: unknown): readonly Origin[] {
  return originsByNow().get(value) ?? []
}

/** The known object that most fields of an object come from, as in `{ ...sampleOrder, status: 'packed' }`. */
export function originalOf(copy: Readonly<Record<string, unknown>>) {
  let original: Readonly<Record<string, unknown>> | undefined
  // Fewer than three fields match others by chance.
  if (Object.keys(copy).length < 3) return original
  let most = Object.keys(copy).length / 2
  for (const known of originsByNow().keys()) {
    if (!isPlain(known)) continue
    const fields = Object.entries(known)
    const same = fields.filter(([key, value]) => copy[key] === value).length
    if (same > most && fields.every(([key]) => key in copy)) {
      original = known
      most = same
    }
  }
  return original
}

/** The export that is this value, such as a component. */
export function exportOf(value: unknown): Export | undefined {
  return exportsOf.get(value)
}
