import { nameOf, type Sku } from '@stemside/rules'
import { WishButton } from '@stemside/ui/commerce/WishButton'
import { Link } from '@stemside/ui/core/Link'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { startWishes } from '../effects/keepWishes.ts'
import { useStores } from '../hooks/StoresContext.tsx'
import { wishesOf } from '../state/wishes.ts'

export interface WishToggleProps {
  readonly sku: Sku
  /** Whether the heart was pressed before this code was here. */
  readonly isPressed: boolean
}

/** The heart of one toy, connected to the wish list, and the link to the list once the toy is on it. */
export function WishToggle({ sku, isPressed }: WishToggleProps) {
  const stores = useStores()
  const wishes = wishesOf(stores)
  const { isRestored, skus } = useSnapshot(wishes.state)
  useEffect(() => {
    startWishes(stores, window)
    if (isPressed) wishes.add([sku])
  }, [stores, wishes, sku, isPressed])
  const heart = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    // This heart replaces the one that was pressed and had the focus.
    if (isPressed && document.activeElement === document.body) heart.current?.focus()
  }, [isPressed])
  const isWished = isRestored ? skus.includes(sku) : isPressed
  return (
    <>
      <WishButton
        ref={heart}
        name={nameOf(sku)}
        isWished={isWished}
        onWishedChange={(isWanted) => (isWanted ? wishes.add([sku]) : wishes.remove(sku))}
      />
      {isWished && (
        <Link href="/wishlist" variant="standalone">
          See the list
        </Link>
      )}
    </>
  )
}
