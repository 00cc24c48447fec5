import type { IsoDate } from '@stemside/rules'
import { proxy } from 'valtio'
import { lateStore } from './lateStore.ts'

/**
 * The day before which the shopper wants the order, such as a birthday. It may be a child's birthday, so it
 * is stored nowhere and is gone with the page.
 */
function createNeededBy() {
  const state = proxy<{ day: IsoDate | undefined }>({ day: undefined })
  return {
    state: state as Readonly<typeof state>,
    reset() {
      state.day = undefined
    },
    choose(day: IsoDate | undefined) {
      state.day = day
    },
  }
}

/** A shop's store of the wanted day. */
export const neededByOf = lateStore(createNeededBy)
