import type { SchemeChoice } from '@stemside/ui/themes'
import { proxy } from 'valtio'

export interface SchemeState {
  /** Light, dark, or as the device; undefined until the cookie has been read. */
  choice: SchemeChoice | undefined
}

export type SchemeStore = ReturnType<typeof createScheme>

/**
 * The footer creates it. It is not a part of the shop: the choice belongs to the device, so a reset of the shop leaves
 * it alone.
 */
export function createScheme() {
  const state = proxy<SchemeState>({ choice: undefined })
  return {
    state: state as Readonly<typeof state>,
    choose(choice: SchemeChoice) {
      state.choice = choice
    },
  }
}
