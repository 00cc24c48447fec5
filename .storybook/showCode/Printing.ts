import { minor } from '@stemside/rules'
import { Fragment, createElement, isValidElement } from 'react'
import type { ComponentType } from 'react'
import reactElementToJSXString from 'react-element-to-jsx-string'
import type { RecordedCall } from '../../ui/src/fixtures/recorded.ts'
import { nameOf, partName, propsOf, typeNamed } from './components.ts'
import { exportOf, isPlain, originalOf, originsOf } from './known.ts'
import type { Export, Origin } from './known.ts'
import { block, isName, onLinesOfItsOwn, quoted } from './literals.ts'
import { childrenOf, isOnlyInStory } from './pieces.ts'
import type { Element, Props } from './pieces.ts'

const isHandler = (name: string) => /^on[A-Z]/u.test(name)

/** Makes the copy of a story's elements that is printed, and collects the names that it uses. */
export class Printing {
  /** The component that the story is about. */
  readonly #component: ComponentType<Props>
  /** The names to import, by module. */
  readonly #imports = new Map<string, Map<string, string>>()
  /** The calls that make sample data. */
  readonly #calls: RecordedCall[] = []

  constructor(component: ComponentType<Props>) {
    this.#component = component
  }

  /** Calls that are needed more than once become constants. */
  print(element: Element): string {
    let code = this.#print(element)
    let constants = 0
    for (const [index, { make, args }] of this.#calls.entries()) {
      const mark = markOf(index)
      const call = `${this.#codeOf(make)}(${args.map((arg) => this.#codeOf(arg)).join(', ')})`
      if (code.split(mark).length > 2) {
        constants += 1
        const name = `sample${constants === 1 ? '' : constants}`
        const space = constants === 1 ? '\n\n' : '\n'
        code = `const ${name} = ${call}${space}${code.replaceAll(mark, name)}`
      } else code = code.replaceAll(mark, () => call)
    }
    return code
  }

  imports(): string {
    return [...this.#imports]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([from, names]) => {
        const specifiers = [...names].map(([name, as]) => (name === as ? name : `${name} as ${as}`))
        return `import { ${specifiers.toSorted().join(', ')} } from '${from}'`
      })
      .join('\n')
  }

  #print(element: Element): string {
    const codes: string[] = []
    const jsx = reactElementToJSXString(element, {
      displayName: (shown) => (isValidElement(shown) ? nameOf(shown.type) : ''),
      functionValue: (printed: () => unknown) => `⟦${codes.push(String(printed())) - 1}⟧`,
      showFunctions: true,
      sortProps: false,
      useBooleanShorthandSyntax: false,
    })
    // Code of several lines is indented as the line that it is in.
    return jsx
      .replaceAll('={true}', '')
      .replaceAll(/^( *)(.*)$/gmu, (_, indent: string, line: string) => {
        const code = line.replaceAll(/⟦(\d+)⟧/gu, (mark, index) => codes[Number(index)] ?? mark)
        return indent + code.replaceAll('\n', `\n${indent}`)
      })
  }

  /** Returns the name under which an export is imported. */
  #import({ name, from }: Export): string {
    const names = this.#imports.get(from) ?? new Map<string, string>()
    this.#imports.set(from, names)
    const known = names.get(name)
    if (known !== undefined) return known
    const all = [...this.#imports.values()]
    const isTaken = (text: string) => all.some((each) => [...each.values()].includes(text))
    let as = name
    for (let count = 2; isTaken(as); count += 1) as = `${name}${count}`
    names.set(name, as)
    return as
  }

  /** Returns a copy to print. `owner` is the nearest component around the element. */
  copyOf(element: Element, owner?: unknown): Element {
    const { children, ...given } = element.props
    const part = partName(element.type, owner)
    const isStandIn = part === undefined && isOnlyInStory(element)
    const whole = isStandIn ? this.#component : element.type
    const type = part === undefined ? whole : typeNamed(part)
    const isHtmlElement = typeof type === 'string'
    const isOwner = !isHtmlElement && type !== Fragment && part === undefined
    const exported = isOwner ? exportOf(type) : undefined
    if (exported !== undefined) this.#import(exported)
    const inside = isOwner ? type : owner
    const known = propsOf.get(part ?? nameOf(type))
    const made = callFor(given)

    const printed = ([name, value]: readonly [string, unknown]): readonly [string, unknown][] => {
      const prop = known?.get(name)
      // A class name in a story comes from a CSS module, so it means nothing elsewhere.
      if (name === 'children' || (isHtmlElement && name === 'className')) return []
      // The story keeps this state, such as `isOpen`, itself. Print `true`, so that the pasted component shows.
      if (isStandIn && prop?.isRequired === true && /^is[A-Z]/u.test(name)) return [[name, true]]
      if (value === undefined || value === false) {
        const isNeeded = prop === undefined ? name in given && !isHtmlElement : prop.isRequired
        const code = isHandler(name) ? '() => {}' : String(value)
        return isNeeded ? [[name, printedAs(code)]] : []
      }
      if (prop?.isMoney === true) return [[name, printedAs(this.#codeOfMoney(value))]]
      if (typeof value === 'object' || typeof value === 'function')
        return [[name, printedAs(onLinesOfItsOwn(this.#codeOf(value, { made, owner: inside })))]]
      return [[name, value]]
    }
    const needed = [...(known ?? [])]
      .filter(([, { isRequired }]) => isRequired)
      .map(([name]) => name)
    const missing = needed.filter((name) => !(name in given))
    return createElement(
      type,
      Object.fromEntries(
        [...Object.entries(given), ...missing.map((name) => [name, undefined] as const)].flatMap(
          printed,
        ),
      ),
      ...childrenOf(children).map((child) =>
        isValidElement<Props>(child) ? this.copyOf(child, inside) : child,
      ),
    )
  }

  #codeOfMoney(value: unknown): string {
    return `${this.#codeOf(minor)}(${String(value)})`
  }

  #codeOf(value: unknown, around: Around = {}): string {
    if (isValidElement<Props>(value)) return this.#print(this.copyOf(value, around.owner))
    if (typeof value === 'string') return quoted(value)
    if (!isShort(value)) {
      const [origin] = originsOf(value).toSorted((a, b) => rank(a, around) - rank(b, around))
      if (origin !== undefined) return this.#codeOfOrigin(origin)
    }
    if (typeof value === 'function') return '() => {}'
    if (Array.isArray(value))
      return block(
        '[',
        value.map((item) => this.#codeOf(item, around)),
        ']',
      )
    if (value instanceof Date) return `new Date(${quoted(value.toISOString())})`
    if (!isPlain(value)) return String(value)
    const original = isShort(value) ? undefined : originalOf(value)
    const changed = Object.entries(value)
      .filter(([key, inside]) => original === undefined || original[key] !== inside)
      .map(([key, inside]) => `${isName(key) ? key : quoted(key)}: ${this.#codeOf(inside, around)}`)
    if (original === undefined) return block('{ ', changed, ' }')
    const code = this.#codeOf(original, around)
    return changed.length === 0 ? code : block('{ ', [`...${code}`, ...changed], ' }')
  }

  #codeOfOrigin({ root, path }: Origin): string {
    const keys = path.map((key) => (isName(key) ? `.${key}` : `[${quoted(key)}]`))
    return [isCall(root) ? this.#markOf(root) : this.#import(root), ...keys].join('')
  }

  #markOf(call: RecordedCall): string {
    if (!this.#calls.includes(call)) this.#calls.push(call)
    return markOf(this.#calls.indexOf(call))
  }
}

interface Around {
  /** The call that made most props of the element. */
  readonly made?: unknown
  /** The nearest component around the value. */
  readonly owner?: unknown
}

const isCall = (root: Origin['root']) => 'make' in root

/** The placeholder of a call until its uses are counted. */
const markOf = (index: number) => `⟪${index}⟫`

/** Returns a function that the printer prints as `code`. */
const printedAs = (code: string) => () => code

/** The call that made most of an element's props. */
function callFor(props: Props): unknown {
  const calls = Object.values(props)
    .flatMap(originsOf)
    .filter(({ root, path }) => isCall(root) && path.length === 1)
    .map(({ root }) => root)
  const shared = (root: Origin['root']) =>
    isCall(root) && isPlain(root.result)
      ? Object.entries(root.result).filter(([name, value]) => props[name] === value).length
      : 0
  return calls.toSorted((a, b) => shared(b) - shared(a))[0]
}

/** The origin of lowest rank is printed: an export or its field, then `made`, then the shortest path or call. */
function rank({ root, path }: Origin, { made }: Around): number {
  if (root === made) return 1
  return path.length + (isCall(root) ? 1 + root.args.length : 0)
}

/**
 * Whether to print data inline and not by name: it fits into one line and has no number. A number may be money, which
 * does not compile inline.
 */
function isShort(value: unknown): boolean {
  if (typeof value === 'function') return false
  const text = JSON.stringify(value)
  return text === undefined || (text.length <= 60 && !/[:[]-?\d/u.test(text))
}
