import { eGiftDesigns, minor } from '@stemside/rules'
import { moneyFromWire, moneyToWire } from '@stemside/rules/contract/mappers'
import { GiftScreen, type BoughtGift, type GiftScreenProps } from '@stemside/ui/screens/GiftScreen'
import { useEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import type { EGift } from '../api/eGifts.ts'
import { keepBoughtGift, keepEGiftAttempt, keepEGiftDraft } from '../effects/keepEGift.ts'
import { payWithWindow } from '../hooks/payWithWindow.ts'
import { useGo } from '../hooks/navigation.ts'
import { useResets, useStores } from '../hooks/StoresContext.tsx'
import { useReturnFromProvider } from '../hooks/useReturnFromProvider.ts'
import { useToday } from '../hooks/useToday.ts'
import { tokenFor } from '../payments/detailsOf.ts'
import { giftMeta } from '../seo/giftMeta.ts'
import { PageHead } from '../seo/PageHead.tsx'
import { giftBuying, type GiftPage } from '../state/buyEGiftOnce.ts'
import { giftConfirming } from '../state/confirming.ts'
import { unansweredEGift } from '../state/eGift.ts'
import { fetchWaitingPayment, WaitingPayment } from './WaitingPayment.tsx'

/** /gift, with the thanks for a bought gift at /gift?sent (specification §2.5). */
export function GiftRoute() {
  const resets = useResets()
  return (
    <>
      <PageHead {...giftMeta} />
      {/* A reset remounts the page, so that nothing stays for the next account. */}
      <GiftOrThanks key={resets} />
    </>
  )
}

function GiftOrThanks() {
  const { isRestored } = useSnapshot(useStores().cart.state)
  const location = useLocation()
  // Not in the history entry's state: signing out could not clear it there.
  const thanks = useMemo(() => (isRestored ? keepBoughtGift(window) : undefined), [isRestored])
  const bought = useMemo(
    () => (new URLSearchParams(location.search).has('sent') ? thanks?.read() : undefined),
    [thanks, location],
  )
  const isBought = bought !== undefined
  useEffect(() => {
    if (isBought) window.scrollTo(0, 0)
  }, [isBought])
  return (
    // After a purchase the form begins anew.
    <Gift
      key={String(isBought)}
      bought={bought}
      isRestored={isRestored}
      onBuy={(gift) => thanks?.write(gift)}
    />
  )
}

interface GiftProps {
  readonly bought: BoughtGift | undefined
  /** Whether the browser's storage can be read. */
  readonly isRestored: boolean
  /** Keeps a gift for the thanks. */
  readonly onBuy: (gift: BoughtGift) => void
}

function Gift({ bought, isRestored, onBuy }: GiftProps) {
  const stores = useStores()
  const { prices, session } = stores
  const buying = giftBuying(stores)
  const confirming = giftConfirming(stores)
  const { isPaying, news, bought: paid } = useSnapshot(buying.state)
  const { country } = useSnapshot(prices.state)
  const today = useToday()
  const navigate = useNavigate()
  const go = useGo()
  const kept = useMemo(
    () =>
      isRestored ? { draft: keepEGiftDraft(window), attempt: keepEGiftAttempt(window) } : undefined,
    [isRestored],
  )
  // Read once: the form then keeps its own values.
  const initialValues = useMemo(() => {
    const { user } = session.state
    const sender = user && { senderName: user.name, senderEmail: user.email }
    return kept && { ...sender, ...kept.draft.read() }
  }, [kept, session])
  useEffect(() => buying.show(), [buying])
  useEffect(() => {
    if (paid === undefined) return
    buying.forgetNews()
    // Again, for this page: a browser that blocks its storage keeps a gift only for the page that Pay was pressed on.
    onBuy(boughtOf(paid))
    void navigate('/gift?sent')
  }, [paid, buying, navigate, onBuy])
  const pageOf = ({ draft, attempt }: NonNullable<typeof kept>): GiftPage => ({
    attempt,
    keepBought: (gift) => {
      draft.clear()
      onBuy(boughtOf(gift))
    },
    openThanks: () => void go('/gift?sent'),
  })
  useReturnFromProvider(
    kept !== undefined,
    () => kept?.attempt.read() !== undefined && !buying.state.isPaying,
    () => {
      if (kept !== undefined)
        void payWithWindow({ what: 'gift', confirming }, () => buying.askForOpen(pageOf(kept)))
    },
  )

  const submit: GiftScreenProps['onSubmit'] = ({ gift, payment }) => {
    const { amount, design, deliverOn, message } = gift
    if (kept === undefined || buying.state.isPaying) return
    const wanted: EGift = {
      countryCode: country,
      amount: moneyToWire(minor(amount), country),
      design,
      deliverOn,
      recipient: { name: gift.recipientName, email: gift.recipientEmail },
      sender: { name: gift.senderName, email: gift.senderEmail },
      ...(message && { message }),
      payment: { provider: payment.provider, token: tokenFor(payment, today) },
    }
    fetchWaitingPayment()
    const { provider } = payment
    void payWithWindow({ what: 'gift', confirming, provider }, () =>
      buying.buy(pageOf(kept), wanted),
    )
  }
  // After a reload, a gift without an answer gets the same message as an order at checkout.
  const isUnanswered = useMemo(
    () => !isPaying && kept?.attempt.read() !== undefined,
    [kept, isPaying],
  )
  return (
    <>
      <GiftScreen
        country={country}
        bought={bought}
        today={kept && today}
        initialValues={initialValues}
        {...(news ?? (isUnanswered ? { error: unansweredEGift } : {}))}
        isPaying={isPaying}
        onFieldChange={kept?.draft.keepField}
        onSubmit={submit}
      />
      <WaitingPayment what="gift" confirming={confirming} />
    </>
  )
}

/** What the thanks say of a gift. */
function boughtOf({ countryCode: country, amount, design, message, ...gift }: EGift): BoughtGift {
  const { recipient, sender, deliverOn } = gift
  return {
    country,
    design: design ?? eGiftDesigns[0],
    amount: moneyFromWire(amount, country),
    message: message ?? '',
    recipient,
    sender,
    deliverOn,
  }
}
