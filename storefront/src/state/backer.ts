import type { BackerProgress } from '@stemside/ui/screens/KickstarterScreen'
import { proxy } from 'valtio'
import { lateStore } from './lateStore.ts'

interface BackerState extends BackerProgress {
  /** How often the progress came from storage. The page remounts its form when this number changes. */
  restores: number
}

function beginning(): BackerProgress {
  return { choices: {}, reached: 0 }
}

export type BackerStore = ReturnType<typeof createBacker>

/** How far a backer is on /kickstarter, and what was chosen (specification §3.7). */
function createBacker() {
  const state = proxy<BackerState>({ ...beginning(), restores: 0 })
  return {
    state: state as Readonly<typeof state>,
    reset() {
      Object.assign(state, beginning(), { restores: 0 })
    },
    put({ choices, reached }: BackerProgress) {
      Object.assign(state, { choices, reached })
    },
    /** Takes what storage has; undefined if it has nothing. */
    restore(stored: BackerProgress | undefined) {
      Object.assign(state, stored ?? beginning(), { restores: state.restores + 1 })
    },
  }
}

/** A shop's store of the backer. */
export const backerOf = lateStore(createBacker)
