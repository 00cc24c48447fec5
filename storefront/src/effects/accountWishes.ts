import { subscribe } from 'valtio'
import { subscribeKey } from 'valtio/utils'
import { getWishes, updateWishes } from '../api/wishes.ts'
import type { Stores } from '../state/createStores.ts'
import { hasWishes } from '../state/wishes.ts'
import { startWishes } from './keepWishes.ts'

/**
 * Keeps the wish list here and in the account of the signed-in shopper the same, until the returned
 * function is called. At sign-in a guest's list joins the account's. A change that could not be sent
 * stays in the storage, and is sent with the next change or the next fetch of the session.
 */
export function followWishes(stores: Stores, window: Window): () => void {
  const { api, session } = stores
  const wishes = startWishes(stores, window)
  let isRunning = false
  let isOver = false

  const exchange = async (email: string) => {
    wishes.claimFor(email)
    do {
      const sent = wishes.state.unsent
      const answer = hasWishes(sent) ? await updateWishes(api, sent) : await getWishes(api)
      const isSame = session.state.user?.email === email && wishes.state.owner === email
      if (isOver || !isSame) return
      wishes.settle(sent, answer)
    } while (hasWishes(wishes.state.unsent))
  }
  const run = async () => {
    const email = session.state.user?.email
    if (email === undefined || isRunning) return
    isRunning = true
    try {
      await exchange(email)
    } catch {
      // The next change or the next fetch of the session tries again.
    } finally {
      isRunning = false
    }
  }
  void run()
  const stops = [
    subscribeKey(session.state, 'user', () => void run()),
    subscribe(wishes.state, () => {
      if (hasWishes(wishes.state.unsent)) void run()
    }),
  ]
  return () => {
    isOver = true
    for (const stop of stops) stop()
  }
}
