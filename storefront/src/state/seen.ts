import { isSoldSku, type Sku, type SoldSku } from '@stemside/rules'
import { proxy } from 'valtio'

/** How many toys are remembered: those that are shown, and spare ones for toys that are not sold here. */
const most = 8

export interface SeenState {
  /** The toys whose pages were opened, the last one first. */
  skus: readonly SoldSku[]
}

export type SeenStore = ReturnType<typeof createSeen>

/** The toys that this shopper has looked at lately. */
export function createSeen() {
  const state = proxy<SeenState>({ skus: [] })
  return {
    state: state as Readonly<typeof state>,
    reset() {
      state.skus = []
    },
    /** Adds a toy whose page is open. */
    add(sku: SoldSku) {
      if (state.skus[0] !== sku) state.skus = newest([sku, ...state.skus])
    },
    /** Adds what storage holds, after the toys that were opened since. */
    restore(stored: readonly Sku[]) {
      state.skus = newest([...state.skus, ...stored.filter(isSoldSku)])
    },
  }
}

function newest(skus: readonly SoldSku[]): readonly SoldSku[] {
  return [...new Set(skus)].slice(0, most)
}
