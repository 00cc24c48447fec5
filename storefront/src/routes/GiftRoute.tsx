import { eGiftDesigns, minor } from '@stemside/rules'
import { moneyFromWire, moneyToWire } from '@stemside/rules/contract/mappers'
import { GiftScreen, type BoughtGift, type GiftScreenProps } from '@stemside/ui/screens/GiftScreen'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { askForEGift, buyEGift, type EGift } from '../api/eGifts.ts'
import { keepBoughtGift, keepEGiftAttempt, keepEGiftDraft } from '../effects/keepEGift.ts'
import { useResets, useStores } from '../hooks/StoresContext.tsx'
import { useToday } from '../hooks/useToday.ts'
import { tokenFor } from '../payments/detailsOf.ts'
import { giftMeta } from '../seo/giftMeta.ts'
import { PageHead } from '../seo/PageHead.tsx'
import {
  earlierBought,
  earlierRunning,
  eGiftFailure,
  isSameGift,
  unansweredEGift,
} from '../state/eGift.ts'
import { sendOnce } from '../state/sendOnce.ts'

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

/** The message after a press on Pay: an error, or a note about an earlier gift. */
type News = Pick<GiftScreenProps, 'error' | 'note'>

interface GiftProps {
  readonly bought: BoughtGift | undefined
  /** Whether the browser's storage can be read. */
  readonly isRestored: boolean
  /** Keeps a gift for the thanks. */
  readonly onBuy: (gift: BoughtGift) => void
}

function Gift({ bought, isRestored, onBuy }: GiftProps) {
  const { api, checkout, prices, session } = useStores()
  const { country } = useSnapshot(prices.state)
  const today = useToday()
  const navigate = useNavigate()
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
  const [isPaying, setPaying] = useState(false)
  /** The result of the last press on Pay. */
  const [news, setNews] = useState<News>()
  const isRunning = useRef(false)

  const buy = async (gift: EGift) => {
    if (kept === undefined || isRunning.current) return
    isRunning.current = true
    setPaying(true)
    setNews(undefined)
    const { resets } = checkout.form
    /** Whether nobody has signed in or out since the press. Another shopper must not see this gift. */
    const isSameShopper = () => checkout.form.resets === resets
    try {
      const sent = await sendOnce(
        {
          keeper: {
            ...kept.attempt,
            write: (attempt) => {
              if (isSameShopper()) kept.attempt.write(attempt)
            },
          },
          isSame: isSameGift,
          send: (wanted, key) => buyEGift(api, wanted, key),
          ask: (key) => askForEGift(api, key),
        },
        gift,
      )
      if (!isSameShopper()) return
      if (sent.outcome !== 'sent') {
        const earlier = sent.request ?? gift
        if (sent.outcome === 'running') setNews({ error: earlierRunning(earlier) })
        else {
          kept.attempt.forget(sent.key)
          setNews({ note: earlierBought(earlier) })
        }
        return
      }
      kept.draft.clear()
      onBuy(boughtOf(sent.request))
      await navigate('/gift?sent')
    } catch (error) {
      setNews({ error: eGiftFailure(error) })
    } finally {
      isRunning.current = false
      setPaying(false)
    }
  }
  const submit: GiftScreenProps['onSubmit'] = ({ gift, payment }) => {
    const { amount, design, deliverOn, message } = gift
    void buy({
      countryCode: country,
      amount: moneyToWire(minor(amount), country),
      design,
      deliverOn,
      recipient: { name: gift.recipientName, email: gift.recipientEmail },
      sender: { name: gift.senderName, email: gift.senderEmail },
      ...(message && { message }),
      payment: { provider: payment.provider, token: tokenFor(payment, today) },
    })
  }
  // After a reload, a gift without an answer gets the same message as an order at checkout.
  const isUnanswered = useMemo(() => kept?.attempt.read() !== undefined, [kept])
  return (
    <GiftScreen
      country={country}
      bought={bought}
      today={kept && today}
      initialValues={initialValues}
      {...(news ?? (isUnanswered && !isPaying ? { error: unansweredEGift } : {}))}
      isPaying={isPaying}
      onFieldChange={kept?.draft.keepField}
      onSubmit={submit}
    />
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
