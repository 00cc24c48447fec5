import { subscribe } from 'valtio'
import { subscribeKey } from 'valtio/utils'
import { mayKeepOptionalData } from '../state/consent.ts'
import type { Stores } from '../state/createStores.ts'

/** Starts an effect, and returns what stops it. */
type Start = () => () => void

/**
 * Fetches and starts an effect once the delay has passed and consent allows it, and stops it when
 * consent is withdrawn. If the code fails to load, the effect does not start. The returned function
 * stops everything.
 *
 * @param delay - milliseconds
 * @param fetchEffect - fetches the code of the effect
 */
export function whileAllowed(
  { consent, prices }: Pick<Stores, 'consent' | 'prices'>,
  delay: number,
  fetchEffect: () => Promise<Start>,
): () => void {
  let isDue = false
  let stop: (() => void) | undefined
  const look = () => {
    const isAllowed = isDue && mayKeepOptionalData(consent.state, prices.state.country)
    if (isAllowed && stop === undefined) stop = startLater(fetchEffect)
    else if (!isAllowed) end()
  }
  const end = () => {
    stop?.()
    stop = undefined
  }
  const timer = setTimeout(() => {
    isDue = true
    look()
  }, delay)
  const stops = [subscribe(consent.state, look), subscribeKey(prices.state, 'country', look)]
  return () => {
    clearTimeout(timer)
    for (const unsubscribe of stops) unsubscribe()
    end()
  }
}

/** Starts an effect once its code has loaded. The returned function stops the effect, or keeps it from starting. */
export function startLater(fetchEffect: () => Promise<Start>): () => void {
  let isOver = false
  let stop: (() => void) | undefined
  const start = async () => {
    const startEffect = await fetchEffect().catch(() => undefined)
    if (!isOver) stop = startEffect?.()
  }
  void start()
  return () => {
    isOver = true
    stop?.()
  }
}
