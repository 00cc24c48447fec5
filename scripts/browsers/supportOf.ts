import bcd, { type BrowserName, type Identifier } from '@mdn/browser-compat-data'
import type { BuiltIn } from './usedBuiltIns.ts'

/** Interfaces that have what the mixins of TypeScript's DOM types have, such as `ParentNode`. */
const hosts = ['Element', 'HTMLElement', 'Window', 'Document', 'Node', 'Navigator', 'Response']

/** What MDN's data say about a built-in. Undefined if they do not know it, as with `DOMStringMap`. */
export function dataOf({ owner, name, isStatic }: BuiltIn): Identifier | undefined {
  const { api, javascript } = bcd
  const { builtins } = javascript
  if (owner === '') return builtins?.[name] ?? api[name] ?? api['Window']?.[name]
  const language = builtins?.[owner]?.[name] ?? builtins?.['Intl']?.[owner]?.[name]
  if (language !== undefined) return language
  const places = api[owner] === undefined ? hosts.map((host) => api[host]) : [api[owner]]
  return places
    .map((place) => (isStatic ? place?.[`${name}_static`] : place?.[name]))
    .find((data) => data !== undefined)
}

/** The names of the data that match, without their owners. */
export function namesThat(matches: (data: Identifier) => boolean): ReadonlySet<string> {
  const { builtins } = bcd.javascript
  const names = new Set<string>()
  for (const group of [bcd.api, builtins, builtins?.['Intl']]) {
    for (const [owner, members] of entriesOf(group)) {
      if (matches(members)) names.add(owner)
      for (const [name, data] of entriesOf(members)) {
        if (matches(data)) names.add(name.replace(/_static$/, ''))
      }
    }
  }
  return names
}

function entriesOf(data: Identifier | undefined): readonly (readonly [string, Identifier])[] {
  return Object.keys(data ?? {}).flatMap((name) => {
    const each = data?.[name]
    return each === undefined || name === '__compat' ? [] : [[name, each] as const]
  })
}

/** Whether a browser has a built-in as its standard describes it, from this version at the latest. */
export function isSupported(data: Identifier, browser: BrowserName, version: string): boolean {
  const { __compat: compat } = data
  const support = compat?.support[browser] ?? []
  return [support].flat().some((each) => {
    const { version_added: added, version_removed: removed } = each
    const isOtherName = each.prefix !== undefined || each.alternative_name !== undefined
    const isWhole = each.flags === undefined && each.partial_implementation !== true
    if (typeof added !== 'string' || removed !== undefined || isOtherName) return false
    return isWhole && isAtMost(added, version)
  })
}

/** Compares versions such as `≤13.1` and `16.4`. */
function isAtMost(added: string, version: string): boolean {
  const [a = [], b = []] = [added, version].map((text) =>
    text.replace('≤', '').split('.').map(Number),
  )
  return (a[0] ?? 0) === (b[0] ?? 0) ? (a[1] ?? 0) <= (b[1] ?? 0) : (a[0] ?? 0) < (b[0] ?? 0)
}
