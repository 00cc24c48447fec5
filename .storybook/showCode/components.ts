import { Fragment } from 'react'
import surface from '../../ui/src/test/surface.txt?raw'
import { exportOf } from './known.ts'

/* The names and props of the package's components. */

interface Prop {
  readonly isRequired: boolean
  readonly isMoney: boolean
}

/**
 * The props of each component. `surface.txt` has an indented line for each export: `  Price amount:MinorUnits country
 * strike?:MinorUnits`.
 */
export const propsOf = new Map<string, ReadonlyMap<string, Prop>>(
  surface
    .split('\n')
    .filter((line) => line.startsWith('  '))
    .map((line) => {
      const [component = '', ...props] = line.trim().split(' ')
      return [
        component,
        new Map(
          props.map((prop) => [
            prop.replace(/\W.*$/u, ''),
            { isRequired: !prop.includes('?'), isMoney: prop.endsWith(':MinorUnits') },
          ]),
        ),
      ]
    }),
)

export function nameOf(type: unknown): string {
  if (typeof type === 'string') return type
  if (type === Fragment) return ''
  return exportOf(type)?.name ?? (typeof type === 'function' ? type.name : 'Unknown')
}

/** "Dialog.Header" for the type of a part of `owner`. Dialog and Drawer share their parts. */
export function partName(type: unknown, owner: unknown): string | undefined {
  if (typeof owner !== 'function') return undefined
  const [part] = Object.entries(owner).find(([, value]) => value === type) ?? []
  return part && `${nameOf(owner)}.${part}`
}

/** A component type that the printer prints with this name. */
export const typeNamed = (name: string) =>
  Object.defineProperty(() => null, 'name', { value: name })
