import { nameOf, type Sku } from '@stemside/rules'
import { WishButton } from '@stemside/ui/commerce/WishButton'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { startWishes } from '../effects/keepWishes.ts'
import { useShop } from '../hooks/ShopContext.tsx'
import { wishesOf } from '../state/wishes.ts'

/** The heart of a toy's card, connected to the wish list. */
export function CardHeart({ sku }: { readonly sku: Sku }) {
  const shop = useShop()
  const wishes = wishesOf(shop)
  const { skus } = useSnapshot(wishes.state)
  useEffect(() => void startWishes(shop, window), [shop])
  return (
    <WishButton
      isBare
      name={nameOf(sku)}
      isWished={skus.includes(sku)}
      onWishedChange={(isWanted) => (isWanted ? wishes.add([sku]) : wishes.remove(sku))}
    />
  )
}
