import type { Exports, Props, Surface } from '../../ui/src/test/readSurface.ts'

/** What a user of the package notices. */
export interface Change {
  readonly kind: 'removed' | 'changed' | 'added'
  /** Whether code that used the package before may no longer compile. */
  readonly isBreaking: boolean
  readonly text: string
}

/**
 * Returns what changed from one surface of the package to another. If two entries have the same export, a change of its
 * props is listed once.
 */
export function changesBetween(before: Surface, after: Surface): readonly Change[] {
  const changes = comparedBy(before, after, {
    removed: (entry, exports) => [gone(entryText(entry, exports))],
    added: (entry, exports) => [isNew(entryText(entry, exports))],
    kept: (entry, [old, now]) => exportChanges(entry, old, now),
  })
  return [...new Map(changes.map((change) => [change.kind + change.text, change])).values()]
}

function exportChanges(entry: string, before: Exports, after: Exports): readonly Change[] {
  return comparedBy(before, after, {
    removed: (name) => [gone(`\`${name}\` from \`${entry}\``)],
    added: (name) => [isNew(`\`${name}\` in \`${entry}\``)],
    kept: (name, [old, now]) => propChanges(name, old, now),
  })
}

function propChanges(name: string, before: Props, after: Props): readonly Change[] {
  const textOf = (prop: string) => `\`${prop}\` of \`${name}\``
  return comparedBy(before, after, {
    removed: (prop) => [gone(textOf(prop))],
    added: (prop, { isRequired }) =>
      isRequired
        ? [{ ...isNew(`${textOf(prop)}, which is required`), isBreaking: true }]
        : [isNew(textOf(prop))],
    kept: (prop, [old, { isRequired }]) => {
      if (old.isRequired === isRequired) return []
      const text = `${textOf(prop)} is ${isRequired ? 'now' : 'no longer'} required`
      return [{ kind: 'changed', isBreaking: isRequired, text }]
    },
  })
}

const gone = (text: string): Change => ({ kind: 'removed', isBreaking: true, text })
const isNew = (text: string): Change => ({ kind: 'added', isBreaking: false, text })

function entryText(entry: string, exports: Exports): string {
  const names = [...exports.keys()].map((name) => `\`${name}\``).join(', ')
  return `\`${entry}\` with ${names}`
}

interface Comparison<Value> {
  removed: (name: string, old: Value) => readonly Change[]
  added: (name: string, now: Value) => readonly Change[]
  kept: (name: string, values: readonly [old: Value, now: Value]) => readonly Change[]
}

/** Compares two maps by their keys. Calls `removed`, `added` or `kept` for each key, and returns all changes. */
function comparedBy<Value>(
  before: ReadonlyMap<string, Value>,
  after: ReadonlyMap<string, Value>,
  { removed, added, kept }: Comparison<Value>,
): readonly Change[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const old = before.get(name)
    const now = after.get(name)
    if (old === undefined) return now === undefined ? [] : added(name, now)
    return now === undefined ? removed(name, old) : kept(name, [old, now])
  })
}
