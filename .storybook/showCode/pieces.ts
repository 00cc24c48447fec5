import { Children, Fragment, isValidElement } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { Matrix } from '../../ui/src/test/Matrix.tsx'
import type { MatrixProps } from '../../ui/src/test/Matrix.tsx'
import { exportOf } from './known.ts'

/* The parts of what a story renders: which of them "Show code" prints, and which only the story needs. */

export type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode }
export type Element = ReactElement<Props>

const isPublic = ({ type }: Element) => exportOf(type) !== undefined

const elementsIn = (children: ReactNode): readonly Element[] =>
  Children.toArray(children).filter((child) => isValidElement<Props>(child))

/** The children of an element and of the fragments in it. */
export const childrenOf = (children: ReactNode): readonly ReactNode[] =>
  Children.toArray(children).flatMap((child) =>
    isValidElement<Props>(child) && child.type === Fragment
      ? childrenOf(child.props.children)
      : [child],
  )

/**
 * A component that only the story file has, such as one with state around a dialog. It takes the props of the story's
 * component, which is printed in its place.
 */
export const isOnlyInStory = (element: Element) =>
  typeof element.type === 'function' && element.type !== Matrix && !isPublic(element)

/** The topmost components of the package in a story. The layout around them is the story's own. */
export function topmostIn(element: Element): readonly Element[] {
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
