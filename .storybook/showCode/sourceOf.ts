import { Fragment, createElement } from 'react'
import type { ComponentType } from 'react'
import { Printing } from './Printing.ts'
import { topmostIn } from './pieces.ts'
import type { Element, Props } from './pieces.ts'

/** Import lines and JSX of what a story renders. */
export function sourceOf(element: Element, component: ComponentType<Props>): string {
  const printing = new Printing(component)
  const [first = element, ...others] = topmostIn(element).map((piece) => printing.copyOf(piece))
  const all = others.length === 0 ? first : createElement<Props>(Fragment, {}, first, ...others)
  // Print first: it adds imports.
  const code = printing.print(all)
  return `${printing.imports()}\n\n${code}`
}
