import {
  availabilityOf,
  estimateDelivery,
  gamepadPriceFor,
  offerOf,
  type Sku,
  type SoldSku,
} from '@stemside/rules'
import { QuickView, type QuickViewProps } from '@stemside/ui/commerce/QuickView'
import { use, useEffect, useRef, useState } from 'react'
import { Part } from '../loading/Part.tsx'
import { NotifyPanel } from './panels.ts'
import { Wish } from './Wish.tsx'
import { useShelf } from '../hooks/useShelf.ts'
import { useToday } from '../hooks/useToday.ts'
import { useStores } from '../hooks/StoresContext.tsx'
import { wordsOf } from '../loading/wordsOf.ts'

export interface QuickViewPanelProps {
  /** The product; undefined while no quick view is open. */
  readonly sku: SoldSku | undefined
  readonly onClose: () => void
}

/** Connects the quick view of a product without a page of its own to the stores. */
export function QuickViewPanel({ sku, onClose }: QuickViewPanelProps) {
  // The dialog still shows its product while it closes.
  const [last, setLast] = useState(sku)
  if (sku !== undefined && sku !== last) setLast(sku)
  if (last === undefined) return null
  return <Product key={last} sku={last} isOpen={sku !== undefined} onClose={onClose} />
}

interface ProductProps {
  readonly sku: SoldSku
  readonly isOpen: boolean
  readonly onClose: () => void
}

/**
 * Suspends until the texts are loaded. It has no other hook, because a conditional `use` must come
 * last.
 */
function Product(props: ProductProps) {
  const { loaded, load } = wordsOf(props.sku)
  return <WiredQuickView {...props} words={loaded() ?? use(load())} />
}

type WiredQuickViewProps = ProductProps & Pick<QuickViewProps, 'words'>

function WiredQuickView({ sku, isOpen, onClose, words }: WiredQuickViewProps) {
  const { cart, prices: shopPrices, seen } = useStores()
  const { country, prices, stock } = useShelf()
  const today = useToday()
  useEffect(() => {
    if (isOpen) seen.add(sku)
  }, [isOpen, seen, sku])
  // The line is added after this dialog has closed and returned the focus, so that the cart overlay
  // opens over the page. Keyed by sku, so that a double press adds one.
  const added = useRef(new Map<Sku, number>())
  useEffect(() => {
    if (isOpen) return
    const { catalogue, stock: left } = shopPrices.state
    for (const [item, quantity] of added.current) cart.add(item, catalogue, quantity, left)
    added.current.clear()
  }, [isOpen, cart, shopPrices])
  return (
    <QuickView
      isOpen={isOpen}
      onClose={onClose}
      country={country}
      sku={sku}
      words={words}
      offer={offerOf(sku, prices, stock)}
      availability={availabilityOf(sku, stock)}
      left={stock[sku]}
      gamepadPrice={gamepadPriceFor(sku, prices, stock)}
      delivery={today && estimateDelivery(country, today)}
      wish={<Wish sku={sku} />}
      whenGone={
        <Part what="The form for a reminder">
          <NotifyPanel sku={sku} />
        </Part>
      }
      onAdd={(item, quantity) => {
        added.current.set(item, quantity)
        onClose()
      }}
    />
  )
}
