import { nameOf, type Sku } from '@stemside/rules'
import { WishButton } from '@stemside/ui/commerce/WishButton'
import { startTransition, useEffect, useState } from 'react'
import { storageKeys } from '../effects/storageKeys.ts'
import { onDemand } from '../loading/onDemand.ts'
import { Part } from '../loading/Part.tsx'

const WishToggle = onDemand(async () => (await import('./WishToggle.tsx')).WishToggle)

/** The heart of one toy. The code of the wish list is fetched at a press, or for visitors who have a list. */
export function Wish({ sku }: { readonly sku: Sku }) {
  const [isWanted, setWanted] = useState(false)
  const [isPressed, setPressed] = useState(false)
  useEffect(() => {
    if (storageKeys.wishes.read(window) !== undefined) startTransition(() => setWanted(true))
  }, [])
  return (
    <Part what="Your wish list">
      {isWanted ? (
        <WishToggle sku={sku} isPressed={isPressed} />
      ) : (
        <WishButton
          name={nameOf(sku)}
          isWished={isPressed}
          onWishedChange={() => {
            setPressed(true)
            // A transition keeps this heart in place until the code is here.
            startTransition(() => setWanted(true))
          }}
        />
      )}
    </Part>
  )
}
