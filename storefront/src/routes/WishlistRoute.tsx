import { sharedWishesFrom, wishesHref } from '@stemside/rules'
import { WishlistScreen } from '@stemside/ui/screens/WishlistScreen'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { keepGiving } from '../effects/keepGiving.ts'
import { startWishes } from '../effects/keepWishes.ts'
import { useBoughtWishes } from '../hooks/useBoughtWishes.ts'
import { useBuying } from '../hooks/useBuying.ts'
import { useShelf } from '../hooks/useShelf.ts'
import { useSessionAtOnce } from '../hooks/useSessionAtOnce.ts'
import { useStores } from '../hooks/StoresContext.tsx'
import { PageHead } from '../seo/PageHead.tsx'
import { privateMeta } from '../seo/privateMeta.ts'
import { randomKey } from '../state/randomKey.ts'
import { wishesOf } from '../state/wishes.ts'

const meta = privateMeta(
  '/wishlist',
  'Wish list',
  'The toys that you wish for, to share with whoever asks what to give.',
)

/** /wishlist: the visitor's own list, or with `?toys=` the list of whoever sent the link. */
export function WishlistRoute() {
  const stores = useStores()
  const { dialogs } = stores
  const wishes = wishesOf(stores)
  const shelf = useShelf()
  const buying = useBuying()
  const [parameters] = useSearchParams()
  const [message, setMessage] = useState<string>()
  const { isRestored, skus, ids } = useSnapshot(wishes.state)
  const { user } = useSessionAtOnce()
  const shared = isRestored ? sharedWishesFrom((name) => parameters.get(name)) : undefined
  const isOwn =
    shared === undefined ||
    (shared.id === undefined ? shared.skus.join() === skus.join() : ids.includes(shared.id))
  const sharedIds = shared?.id === undefined ? [] : [shared.id]
  const listIds = isOwn ? ids : sharedIds
  const bought = useBoughtWishes(listIds)

  useEffect(() => void startWishes(stores, window), [stores])

  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url)
      setMessage('Link copied. Paste it into a message.')
    } catch {
      dialogs.open({
        id: 'alert',
        message: `Your browser does not let us copy. This is the link: ${url}`,
      })
    }
  }
  const share = async () => {
    const id = ids[0] ?? randomKey()
    wishes.shareBy(id)
    const url = new URL(wishesHref(skus, id, stores.prices.state.country), window.location.href)
      .href
    // If the visitor closes the device's dialog, nothing happens.
    if ('share' in navigator)
      await navigator.share({ title: 'A wish list', url }).catch(() => undefined)
    else await copy(url)
  }

  return (
    <>
      <PageHead {...meta} />
      <WishlistScreen
        {...shelf}
        onAdd={(sku) => {
          const [id] = listIds
          if (id !== undefined) keepGiving(window).add(id, sku)
          buying.onAdd(sku)
        }}
        isLoading={!isRestored}
        isSignedIn={user !== undefined}
        wishes={isOwn ? skus : shared.skus}
        ownWishes={isOwn ? undefined : skus}
        bought={bought}
        message={message}
        onWishedChange={(sku, isWished) => (isWished ? wishes.add([sku]) : wishes.remove(sku))}
        onShare={() => void share()}
        onKeep={() => {
          wishes.add(shared?.skus ?? [])
          setMessage('They are on your list now.')
        }}
      />
    </>
  )
}
