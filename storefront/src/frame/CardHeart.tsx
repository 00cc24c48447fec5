import { nameOf, type Sku } from '@stemside/rules'
import { WishButton } from '@stemside/ui/commerce/WishButton'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { startWishes } from '../effects/keepWishes.ts'
import { useStores } from '../hooks/StoresContext.tsx'
import { wishesOf } from '../state/wishes.ts'

/** The heart of a toy's card, connected to the wish list. */
export function CardHeart({ sku }: { readonly sku: Sku }) {
  const stores = useStores()
  const wishes = wishesOf(stores)
  const { skus } = useSnapshot(wishes.state)
  useEffect(() => void startWishes(stores, window), [stores])
  return (
    <WishButton
      isBare
      name={nameOf(sku)}
      isWished={skus.includes(sku)}
      onWishedChange={(isWanted) => (isWanted ? wishes.add([sku]) : wishes.remove(sku))}
    />
  )
}
