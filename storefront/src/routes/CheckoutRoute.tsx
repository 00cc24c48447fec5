import { giftCardRefusal, splitByGiftCard, type Address, type PricedCart } from '@stemside/rules'
import type { UsedGiftCard } from '@stemside/ui/commerce/GiftCodeField'
import { CheckoutScreen } from '@stemside/ui/screens/CheckoutScreen'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { keepGiving } from '../effects/keepGiving.ts'
import { detailsOf, formValuesOf } from '../payments/detailsOf.ts'
import { MissedSavings } from '../frame/MissedSavings.tsx'
import { prepareAlert } from '../frame/panels.ts'
import { showPartMissing } from '../frame/showPartMissing.ts'
import { PageHead } from '../seo/PageHead.tsx'
import { privateMeta } from '../seo/privateMeta.ts'
import { payWithWindow } from '../hooks/payWithWindow.ts'
import { useSessionAtOnce } from '../hooks/useSessionAtOnce.ts'
import { useResets, useStores } from '../hooks/StoresContext.tsx'
import { isAddressField } from '../state/checkoutPrefill.ts'
import { orderConfirming } from '../state/confirming.ts'
import {
  askForOrder,
  submitOrder,
  recordCheckout,
  watchTotal,
  type CheckoutDetails,
} from '../state/purchase.ts'
import type { Stores } from '../state/createStores.ts'
import { neededByOf } from '../state/neededBy.ts'
import { MarkOnList } from './MarkOnList.tsx'
import type { Destination } from './SavedAddresses.tsx'
import { fetchWaitingPayment, WaitingPayment } from './WaitingPayment.tsx'
import { onDemand } from '../loading/onDemand.ts'
import { Part } from '../loading/Part.tsx'
import { usePricedCart } from '../hooks/cart/usePricedCart.ts'
import { useUncheckedCoupon } from '../hooks/cart/useUncheckedCoupon.ts'
import { useReturnFromProvider } from '../hooks/useReturnFromProvider.ts'
import { useToday } from '../hooks/useToday.ts'

const meta = privateMeta(
  '/checkout/guest',
  'Checkout',
  'Order as a guest: contact, address, payment.',
)

const SavedAddresses = onDemand(async () => (await import('./SavedAddresses.tsx')).SavedAddresses)
const SaveAddress = onDemand(async () => (await import('./SavedAddresses.tsx')).SaveAddress)

const GiftCardPanel = onDemand(async () => (await import('./GiftCardPanel.tsx')).GiftCardPanel)

/** The values that the account has filled in. `turn` counts the filled addresses. */
interface Filled {
  readonly values: Readonly<Record<string, string>>
  readonly turn: number
}

const nothingFilled: Filled = { values: {}, turn: 0 }

/** /checkout/guest. A reset remounts the page, so that nothing stays for the next account. */
export function CheckoutRoute() {
  const resets = useResets()
  return <Checkout key={resets} />
}

function Checkout() {
  const stores = useStores()
  const cart = usePricedCart()
  const today = useToday()
  const neededBy = useSnapshot(neededByOf(stores).state).day
  const { isRestored, lines } = useSnapshot(stores.cart.state)
  const { status, message, lastPurchase, isUnanswered } = useSnapshot(stores.checkout.state)
  const confirming = orderConfirming(stores)
  // While an order is placed, its coupon must not change.
  const isCouponUnchecked = useUncheckedCoupon(status !== 'placing' && status !== 'placed')
  const email = useSessionAtOnce().user?.email
  const [filled, setFilled] = useState<Filled>(nothingFilled)
  const [destination, setDestination] = useState<Destination>()
  const [isAddressWanted, setAddressWanted] = useState(false)
  const canSave = email !== undefined && destination === 'typed'
  const [card, setCard] = useState<UsedGiftCard>()
  const [lookUp, setLookUp] = useState<'none' | 'running' | 'done'>('none')
  const [isGiftCardOpen, setGiftCardOpen] = useState(false)
  // A placed order empties the cart, so keep what was bought for the summary.
  const [bought, setBought] = useState<PricedCart>()
  const [lastStatus, setLastStatus] = useState(status)
  if (status !== lastStatus) {
    setLastStatus(status)
    if (status === 'placing') setBought(cart)
  }
  const shown = (status === 'placed' ? bought : undefined) ?? cart
  const sent = isUnanswered ? lastPurchase : undefined
  // The store may have taken this amount already, so the balance does not tell what the order needs.
  const sentCard = sent?.giftCard && {
    code: sent.giftCard.code,
    country: sent.country,
    balance: sent.giftCard.pays,
  }
  const usedCard = sentCard ?? card
  const payingCard =
    usedCard && giftCardRefusal(usedCard, shown.country) === undefined ? usedCard : undefined
  const split = payingCard && splitByGiftCard(shown.totals.total, payingCard.balance)
  // Read once: the form mounts after the stored cart is restored, and then keeps its own values.
  const initialValues = useMemo(
    () =>
      isRestored
        ? { ...(lastPurchase && formValuesOf(lastPurchase)), ...stores.checkout.draft() }
        : undefined,
    [stores, isRestored, lastPurchase],
  )
  // Read once: while an order is being placed, the store has taken its amount from the card.
  const keptCode = useMemo(
    () =>
      isRestored
        ? (stores.checkout.draft().giftCode ??
          stores.checkout.state.lastPurchase?.giftCard?.code ??
          '')
        : '',
    [stores, isRestored],
  )
  const wishlist = useMemo(
    () => (isRestored ? keepGiving(window).in(shown.lines) : undefined),
    [isRestored, shown.lines],
  )
  const [markWanted, setMarkWanted] = useState<boolean>()
  const isMarkWanted = markWanted ?? initialValues?.['wishlist'] !== ''
  useEffect(() => {
    if (isRestored) keepGiving(window).keepIn(lines)
  }, [isRestored, lines])
  const isLookingUp =
    sentCard === undefined && (lookUp === 'running' || (lookUp === 'none' && keptCode !== ''))
  const keepProposedAddress = () => {
    const typed = stores.checkout.draft()
    for (const [name, value] of Object.entries(filled.values))
      if (isAddressField(name) && !(name in typed)) stores.checkout.keepField(name, value)
  }
  const askAgain = () => {
    if (stores.checkout.state.status === 'placing') return
    void payWithWindow({ what: 'order', confirming }, () => askForOrder(stores))
  }
  const order = async (details: CheckoutDetails) => {
    const placed = await submitOrder(stores, details, (provider, pay) => {
      fetchWaitingPayment()
      return payWithWindow({ what: 'order', confirming, provider }, pay)
    })
    if (placed && canSave && isAddressWanted)
      await saveAddressLater(stores, placed.purchase.address, email)
  }
  useReturnFromProvider(isRestored, () => stores.checkout.state.isUnanswered, askAgain)
  useEffect(prepareAlert, [])
  useEffect(() => {
    if (!isRestored) return undefined
    recordCheckout(stores)
    return watchTotal(stores)
  }, [stores, isRestored])
  return (
    <>
      <PageHead {...meta} />
      <CheckoutScreen
        cart={shown}
        isCouponUnchecked={isCouponUnchecked}
        reasons={<MissedSavings cart={shown} />}
        isLoading={!isRestored}
        initialValues={initialValues && { ...initialValues, ...filled.values }}
        addressTurn={filled.turn}
        savedAddresses={
          email !== undefined && (
            <Part what="Your saved addresses">
              <SavedAddresses
                key={email}
                destination={destination}
                onDestinationChange={setDestination}
                onFill={(values, hasAddress) =>
                  setFilled((before) => ({
                    values: { ...before.values, ...values },
                    turn: before.turn + (hasAddress ? 1 : 0),
                  }))
                }
              />
            </Part>
          )
        }
        saveAddress={
          canSave && (
            <Suspense>
              <SaveAddress isWanted={isAddressWanted} onWantedChange={setAddressWanted} />
            </Suspense>
          )
        }
        wishlist={
          wishlist && (
            <MarkOnList
              skus={wishlist.skus}
              isWanted={isMarkWanted}
              onWantedChange={setMarkWanted}
            />
          )
        }
        giftCard={
          isGiftCardOpen || keptCode !== '' || sentCard !== undefined ? (
            <Part what="The field for a gift card">
              <GiftCardPanel
                cart={shown}
                card={card}
                sentCard={sentCard}
                keptCode={keptCode}
                onCardChange={setCard}
                onLookUpChange={(isRunning) => setLookUp(isRunning ? 'running' : 'done')}
                onAskAgain={askAgain}
              />
            </Part>
          ) : undefined
        }
        leftToPay={split?.leftToPay}
        onGiftCardOpen={() => setGiftCardOpen(true)}
        onFieldChange={(name, value) => {
          if (isAddressField(name)) {
            keepProposedAddress()
            setDestination((before) => before && 'typed')
          }
          stores.checkout.keepField(name, value)
        }}
        today={today}
        neededBy={neededBy}
        error={message}
        isPlacing={status === 'placing' || status === 'placed' || isLookingUp}
        onSubmit={(values) => {
          if (isLookingUp || stores.checkout.state.status === 'placing') return
          void order({
            ...detailsOf(values, cart.country, today),
            ...(wishlist && isMarkWanted && { wishlist }),
            ...(payingCard && split && { giftCard: { code: payingCard.code, pays: split.pays } }),
          })
        }}
      />
      <WaitingPayment what="order" confirming={confirming} />
    </>
  )
}

/** Few shoppers save an address, so this fetches the code after their order. */
async function saveAddressLater(stores: Stores, address: Address, account: string): Promise<void> {
  try {
    const { saveAddress } = await import('../state/saveAddress.ts')
    await saveAddress(stores, address, account)
  } catch {
    showPartMissing(stores.notices)
  }
}
