import {
  formatMoney,
  giftCardRefusal,
  splitByGiftCard,
  unknownGiftCard,
  type CountryCode,
  type PricedCart,
} from '@stemside/rules'
import { Button } from '@stemside/ui/core/Button'
import { Text } from '@stemside/ui/core/Text'
import { GiftCodeField, type UsedGiftCard } from '@stemside/ui/commerce/GiftCodeField'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { isRefusal } from '../api/ApiError.ts'
import { getGiftCard } from '../api/eGifts.ts'
import type { StoreApi } from '../api/storeApi.ts'
import { useStores } from '../hooks/StoresContext.tsx'

export interface GiftCardPanelProps {
  readonly cart: PricedCart
  /** The card in use. */
  readonly card: UsedGiftCard | undefined
  /** The card of an order that was sent without an answer, with what it pays of it. */
  readonly sentCard: UsedGiftCard | undefined
  /** The code of a restored draft, which is looked up at once; empty if there is none. */
  readonly keptCode: string
  readonly onCardChange: (card: UsedGiftCard | undefined) => void
  /** Called when a look-up begins and when it ends. */
  readonly onLookUpChange: (isRunning: boolean) => void
  /** Asks the store for the order that was sent without an answer. */
  readonly onAskAgain: () => void
}

const unreachable = 'The store cannot be reached. Please try again in a moment.'

/** The gift card at checkout. Looks up its code, and looks it up again after a refused order. */
export function GiftCardPanel(props: GiftCardPanelProps) {
  const { cart, card, sentCard, keptCode, onCardChange, onLookUpChange, onAskAgain } = props
  const { api, checkout } = useStores()
  const { status, isUnanswered } = useSnapshot(checkout.state)
  const [isLoading, setLoading] = useState(keptCode !== '')
  const [unfoundCode, setUnfoundCode] = useState<string>()
  const [message, setMessage] = useState<string>()
  const latest = useRef('')

  const show = (code: string, found: Found) => {
    if (latest.current !== code) return
    setLoading(false)
    onLookUpChange(false)
    // Meanwhile the store takes its amount from the card: a refused order looks the code up again.
    if (checkout.state.status === 'placing') return
    setMessage(found.message)
    setUnfoundCode(found.isUnreachable ? code : undefined)
    if (found.isUnreachable) return
    checkout.keepField('giftCode', found.card?.code ?? '')
    onCardChange(found.card)
  }
  const find = (code: string) => {
    latest.current = code
    void lookUp(api, code, cart.country).then((found) => show(code, found))
  }
  const findKept = useEffectEvent((code: string) => find(code))
  useEffect(() => {
    if (keptCode !== '' && !checkout.state.isUnanswered) findKept(keptCode)
  }, [keptCode, checkout])
  const findAgain = useEffectEvent(() => {
    const code = card?.code ?? keptCode
    if (code !== '' && checkout.draft().giftCode !== '') find(code)
  })
  // The order may have been refused because the balance is no longer the one that is shown.
  useEffect(() => {
    if (status === 'failed' && !isUnanswered) findAgain()
  }, [status, isUnanswered])

  if (sentCard !== undefined) {
    const { pays, leftToPay } = splitByGiftCard(cart.totals.total, sentCard.balance)
    return (
      <section aria-label="Gift card">
        <Text size="small">
          {`Your order was sent with gift card …${sentCard.code.slice(-5).toUpperCase()}: it pays ${formatMoney(pays, cart.country)}, and ${formatMoney(leftToPay, cart.country)} is left to pay. The store has not answered yet.`}
        </Text>
        <Button variant="soft" size="small" isLoading={status === 'placing'} onClick={onAskAgain}>
          Ask the store again
        </Button>
      </section>
    )
  }
  return (
    <GiftCodeField
      initialCode={unfoundCode}
      country={cart.country}
      total={cart.totals.total}
      card={card}
      message={message}
      isLoading={isLoading}
      onSubmit={(code) => {
        if (status === 'placing') return
        setLoading(true)
        onLookUpChange(true)
        setMessage(undefined)
        find(code)
      }}
      onRemove={() => {
        latest.current = ''
        setLoading(false)
        onLookUpChange(false)
        setMessage(undefined)
        checkout.keepField('giftCode', '')
        onCardChange(undefined)
      }}
    />
  )
}

interface Found {
  /** The card, if it pays in the country. */
  readonly card: UsedGiftCard | undefined
  /** Why there is none. */
  readonly message: string | undefined
  /** The store gave no answer, or refuses to look up more codes: a card in use stays. */
  readonly isUnreachable: boolean
}

async function lookUp(api: StoreApi, code: string, country: CountryCode): Promise<Found> {
  try {
    const found = await getGiftCard(api, code)
    const message = found === undefined ? unknownGiftCard : giftCardRefusal(found, country)
    const card = found === undefined || message !== undefined ? undefined : { code, ...found }
    return { card, message, isUnreachable: false }
  } catch (error) {
    return {
      card: undefined,
      message: isRefusal(error) ? error.message : unreachable,
      isUnreachable: true,
    }
  }
}
