import { Fragment } from 'react'
import { readSurface } from '../../ui/src/test/readSurface.ts'
import surface from '../../ui/src/test/surface.txt?raw'
import { exportOf } from './known.ts'

/* The names and props of the package's components. */

/** The props of each component, and of each part: "Dialog.Header". */
export const propsOf = new Map(
  [...readSurface(surface).values()].flatMap((exports) => Array.from(exports)),
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
