import { useEffect, useEffectEvent } from 'react'
import { hasPaypalRes } from '../effects/hearPaypalRes.ts'

/**
 * Asks the store what became of an open payment if the shopper has come back from the provider in this tab.
 * @param isReady - whether the browser's storage can be read
 * @param isOpen - whether this page has a payment without an answer. Otherwise the provider's answer is for another page
 */
export function useReturnFromProvider(
  isReady: boolean,
  isOpen: () => boolean,
  ask: () => void,
): void {
  const askOnReturn = useEffectEvent(() => {
    if (hasPaypalRes(window) && isOpen()) ask()
  })
  useEffect(() => {
    if (isReady) askOnReturn()
  }, [isReady])
}
