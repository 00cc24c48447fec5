import type { ShelfGridProps } from '@stemside/ui/commerce/ShelfGrid'
import { startTransition, useEffect, useState } from 'react'
import { onFirstInput } from '../effects/onFirstInput.ts'
import { storageKeys } from '../effects/storageKeys.ts'
import { onDemand } from '../loading/onDemand.ts'

const CardHeart = onDemand(async () => (await import('./CardHeart.tsx')).CardHeart)

const renderHeart: ShelfGridProps['renderCorner'] = ({ sku }) => <CardHeart sku={sku} />

/**
 * The hearts of a listing's cards, for `renderCorner`. Their code loads at the first input, or at once for
 * visitors who have a wish list; until then the cards have no hearts (docs/decisions/361).
 */
export function useCardHearts(): ShelfGridProps['renderCorner'] {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    let isOver = false
    const load = async () => {
      if ((await CardHeart.ahead()) && !isOver) startTransition(() => setLoaded(true))
    }
    const stop = onFirstInput(window, () => void load())
    if (storageKeys.wishes.read(window) !== undefined) void load()
    return () => {
      isOver = true
      stop()
    }
  }, [])
  return isLoaded ? renderHeart : undefined
}
