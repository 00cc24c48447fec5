import type { StoryContext } from '@storybook/react-vite'
import { Children, Fragment, createElement, isValidElement } from 'react'
import type { ComponentType, ReactElement, ReactNode } from 'react'
import reactElementToJSXString from 'react-element-to-jsx-string'
import { Matrix } from '../ui/src/test/Matrix.tsx'
import type { MatrixProps } from '../ui/src/test/Matrix.tsx'
import surface from '../ui/src/test/surface.txt?raw'
import { argsInWorld } from '../ui/src/test/world.ts'
import { defaultsOf } from './argTypes.ts'

/**
 * The text of "Show code": import lines and JSX, ready to paste. Storybook's own text has no
 * imports, and shows minified names and wrappers that only stories use. A prop with its default value is left out.
 */
export function showCode(code: string, context: StoryContext): string {
  const { component, originalStoryFn } = context
  if (component === undefined) return code
  const defaults = defaultsOf(context.argTypes)
  const given = Object.entries(argsInWorld(context)).filter(
    ([name, value]) => value !== defaults[name],
  )
  const element: unknown = originalStoryFn(Object.fromEntries(given), context)
  return isValidElement<Props>(element) ? sourceOf(element, component) : code
}

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode }
type Element = ReactElement<Props>

/**
 * The entry point of each exported component. `surface.txt` has a line for each entry point, and below it an indented
 * line for each export. The package's root is left out, because it would load every component.
 */
const entryPoints = new Map<string, string>()
let entryPoint = ''
for (const line of surface.split('\n')) {
  const [name = ''] = line.trim().split(' ')
  if (!line.startsWith(' ')) entryPoint = name
  else if (entryPoint !== '.' && !entryPoints.has(name)) entryPoints.set(name, entryPoint)
}

export function sourceOf(element: Element, component: ComponentType<Props>): string {
  const used = new Set<string>()
  const functionTexts = new Map<unknown, string>()
  const [first = element, ...others] = topmostIn(element).map((piece) =>
    toPaste(piece, { component, used, functionTexts }),
  )
  const jsx = reactElementToJSXString(
    others.length === 0 ? first : createElement(Fragment, null, first, ...others),
    {
      displayName: (shown) => (isValidElement(shown) ? nameOf(shown.type) : ''),
      functionValue: (placeholder) => functionTexts.get(placeholder) ?? '() => {}',
      showFunctions: true,
      sortProps: false,
    },
  )
  return `${importsOf(used)}\n\n${jsx}`
}

function nameOf(type: unknown): string {
  if (typeof type === 'string') return type
  if (type === Fragment) return ''
  return typeof type === 'function' ? type.name : 'Unknown'
}

/** "Dialog.Header" for the type of a part of `owner`. Dialog and Drawer share their parts. */
function partName(type: unknown, owner: unknown): string | undefined {
  if (typeof owner !== 'function') return undefined
  const [part] = Object.entries(owner).find(([, value]) => value === type) ?? []
  return part && `${nameOf(owner)}.${part}`
}

/** A component type that the printer prints with this name. */
const typeNamed = (name: string) => Object.defineProperty(() => null, 'name', { value: name })

const isPublic = ({ type }: Element) => entryPoints.has(nameOf(type))

const elementsIn = (children: ReactNode): readonly Element[] =>
  Children.toArray(children).filter((child) => isValidElement<Props>(child))

/** The children of an element and of the fragments in it. */
const childrenOf = (children: ReactNode): readonly ReactNode[] =>
  Children.toArray(children).flatMap((child) =>
    isValidElement<Props>(child) && child.type === Fragment
      ? childrenOf(child.props.children)
      : [child],
  )

/**
 * A component that only the story file has, such as one with state around a dialog. It takes the props of the story's
 * component, which is printed in its place.
 */
const isOnlyInStory = (element: Element) =>
  typeof element.type === 'function' && element.type !== Matrix && !isPublic(element)

/** The topmost components of the package in a story. The layout around them is the story's own. */
function topmostIn(element: Element): readonly Element[] {
  if (isPublic(element) || isOnlyInStory(element)) return [element]
  if (isMatrix(element)) {
    const { rows, columns, children } = element.props
    return rows
      .flatMap((row) => columns.map((column) => children(row, column)))
      .flatMap(elementsIn)
      .flatMap(topmostIn)
  }
  return elementsIn(element.props.children).flatMap(topmostIn)
}

function isMatrix(element: ReactElement): element is ReactElement<MatrixProps<string, string>> {
  return element.type === Matrix
}

interface Printing {
  /** The component that the story is about. */
  readonly component: ComponentType<Props>
  /** The nearest component around the element. */
  readonly owner?: unknown
  /** The names to import. */
  readonly used: Set<string>
  /** The text to print in place of each function. */
  readonly functionTexts: Map<unknown, string>
}

/** Returns a copy to print. Replaces functions and long data, and adds component names to `used`. */
function toPaste(element: Element, printing: Printing): Element {
  const { children, ...props } = element.props
  const { component, owner, used, functionTexts } = printing
  const part = partName(element.type, owner)
  const whole = isOnlyInStory(element) ? component : element.type
  const type = part === undefined ? whole : typeNamed(part)
  const isHtmlElement = typeof type === 'string'
  if (!isHtmlElement && type !== Fragment && part === undefined) used.add(nameOf(type))
  const inside = isHtmlElement || part !== undefined ? printing : { ...printing, owner: type }

  /** Returns a function that the printer prints as `text`. */
  const printedAs = (text: string) => {
    const placeholder = () => text
    functionTexts.set(placeholder, text)
    return placeholder
  }
  const valueToPaste = (name: string, value: unknown): unknown => {
    if (isValidElement<Props>(value)) return toPaste(value, inside)
    if (typeof value === 'function') return printedAs(/^on[A-Z]/u.test(name) ? '() => {}' : name)
    return isLong(value) ? printedAs(name) : value
  }
  return createElement(
    type,
    Object.fromEntries(
      Object.entries(props)
        // A class name in a story comes from a CSS module, so it means nothing elsewhere.
        .filter(([name, value]) => value !== undefined && !(isHtmlElement && name === 'className'))
        .map(([name, value]) => [name, valueToPaste(name, value)]),
    ),
    ...childrenOf(children).map((child) =>
      isValidElement<Props>(child) ? toPaste(child, inside) : child,
    ),
  )
}

/** Whether data, such as a whole cart, needs more than a line. It is printed as a variable then. */
function isLong(value: unknown): boolean {
  return typeof value === 'object' && value !== null && JSON.stringify(value).length > 60
}

function importsOf(used: ReadonlySet<string>): string {
  const names = [...used].toSorted()
  return [...new Set(names.map((name) => entryPoints.get(name) ?? '.'))]
    .toSorted()
    .map((from) => {
      const imported = names.filter((name) => entryPoints.get(name) === from)
      return `import { ${imported.join(', ')} } from '${from.replace('.', '@stemside/ui')}'`
    })
    .join('\n')
}
