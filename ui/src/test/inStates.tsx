import type { ReactNode } from 'react'
import { Matrix } from './Matrix.tsx'

/** The states that a pointer or a key causes, and `rest`. */
const pressStates = ['rest', 'hover', 'focus', 'pressed'] as const
export type PressState = (typeof pressStates)[number]

/**
 * Shows a component at rest, hovered, focused and pressed, and in its own states, in one picture. Vitest runs without
 * storybook-addon-pseudo-states, so there the first four rows look the same.
 * @param columns - the variants of the component, one column each
 * @param others - the component's own states, such as 'disabled': one row each
 * @param show - the component as this variant and in this state
 */
export function inStates<Column extends string, State extends string = never>(
  columns: readonly Column[],
  others: readonly State[],
  show: (column: Column, state: PressState | State) => ReactNode,
) {
  return (
    <Matrix corner="state" rows={[...pressStates, ...others]} columns={columns}>
      {(state, column) => <div ref={(cell) => mark(cell, state)}>{show(column, state)}</div>}
    </Matrix>
  )
}

/** Sets the classes to which the addon gives the styles of `:hover`, `:active`, `:focus` and `:focus-visible`. */
function mark(cell: Element | null, state: string) {
  if (cell === null) return
  if (state === 'focus') {
    const control = cell.querySelector('a, button, input, select, textarea')
    control?.classList.add('pseudo-focus', 'pseudo-focus-visible')
  }
  if (state === 'hover' || state === 'pressed') {
    for (const element of cell.querySelectorAll('*')) {
      element.classList.add('pseudo-hover')
      if (state === 'pressed') element.classList.add('pseudo-active')
    }
  }
}
