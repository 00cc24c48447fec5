import { moneyFromWire } from '@stemside/rules/contract/mappers'
import { proxy, ref } from 'valtio'
import type { Asked } from '../api/asked.ts'
import { askForEGift, buyEGift, cancelEGift, type EGift } from '../api/eGifts.ts'
import type { Confirmation } from '../api/payments.ts'
import { soldNothing } from '../api/soldNothing.ts'
import type { AttemptKeeper } from './attempts.ts'
import { giftConfirming } from './confirming.ts'
import type { Stores } from './createStores.ts'
import { earlierBought, earlierRunning, eGiftFailure, giftBought, isSameGift } from './eGift.ts'
import { lateStore } from './lateStore.ts'
import { askOnly, sendOnce, type Way } from './sendOnce.ts'
import { AnswerAfterReset, unlessReset } from './unlessReset.ts'
import { paymentRefused, PaysAnotherWay, readyToSend } from './untilConfirmed.ts'

/** The page /gift, as the purchase needs it. */
export interface GiftPage {
  readonly attempt: AttemptKeeper<EGift>
  /** Keeps a bought gift for the thanks, and forgets the form's draft. Called even if the page is no longer shown. */
  readonly keepBought: (gift: EGift) => void
  readonly openThanks: () => void
}

/** The message after a press on Pay: an error, or a note about an earlier gift. */
export interface GiftNews {
  readonly error?: string
  readonly note?: string
}

interface GiftBuying {
  isPaying: boolean
  /** The result of the last press on Pay. */
  news: GiftNews | undefined
  /** A gift that was bought while the page is shown, until the page thanks for it. */
  bought: EGift | undefined
}

function idle(): GiftBuying {
  return { isPaying: false, news: undefined, bought: undefined }
}

/** Buys an e-gift once, however often Pay is pressed. A payer may confirm the payment while another page is shown. */
export const giftBuying = lateStore((stores: Stores) => {
  const state = proxy(idle())
  const { api, checkout, notices } = stores
  /** How many pages show this state: none while the shopper is on another page. */
  let pages = 0
  const { untilConfirmed } = giftConfirming(stores)

  // Nobody else may see this gift, or pay for it.
  const forShopper = <T>(call: Promise<T>) => unlessReset(checkout, call)
  const ask = (key: string) => forShopper(askForEGift(api, key))
  const cancel = (key: string) => forShopper(cancelEGift(api, key))

  const confirmed = (gift: EGift, key: string, confirmation: Confirmation) => {
    const { countryCode: country } = gift
    return forShopper(
      untilConfirmed(
        { ...confirmation, country, total: moneyFromWire(gift.amount, country) },
        { ask: () => ask(key), cancel: () => cancel(key) },
      ),
    )
  }

  const wayOf = (keeper: AttemptKeeper<EGift>, wanted: EGift): Way<EGift, undefined> => ({
    keeper,
    isSame: isSameGift,
    send: async (gift, key) => {
      const sold = await forShopper(buyEGift(api, gift, key))
      return 'made' in sold ? sold.made : confirmed(gift, key, sold.confirmation)
    },
    ask: async (key) => {
      const asked = await ask(key)
      const isSame = JSON.stringify(keeper.read()?.request) === JSON.stringify(wanted)
      return readyToSend(asked, isSame, () => cancel(key))
    },
  })

  /** Runs one call at a time. Drops the result once the shopper has changed. */
  const run = async (work: () => Promise<Partial<GiftBuying>>) => {
    if (state.isPaying) return
    Object.assign(state, idle(), { isPaying: true })
    try {
      const told = await forShopper(work())
      Object.assign(state, idle(), told)
    } catch (error) {
      if (!(error instanceof AnswerAfterReset)) Object.assign(state, idle(), failureOf(error))
    }
  }

  /**
   * Ends with a bought gift. The page keeps it before anything else: the attempt is forgotten already, so a reload
   * would offer the same gift again.
   */
  const endWith = (gift: EGift, { keepBought, openThanks }: GiftPage): Partial<GiftBuying> => {
    keepBought(gift)
    if (pages > 0) return { bought: ref(gift) }
    notices.show({
      id: 'gift-bought',
      message: giftBought(gift),
      action: { label: 'See it', onPress: openThanks },
    })
    return {}
  }

  /** The page has told the news, or thanked for the gift. */
  const forgetNews = () => {
    Object.assign(state, { news: undefined, bought: undefined })
  }

  const readable: Readonly<GiftBuying> = state
  return {
    state: readable,
    forgetNews,

    /** A page shows this state until the returned function is called. */
    show() {
      pages += 1
      return () => {
        pages -= 1
        forgetNews()
      }
    },

    reset() {
      Object.assign(state, idle())
    },

    buy: (page: GiftPage, gift: EGift) =>
      run(async () => {
        const { attempt: keeper } = page
        const sent = await forShopper(sendOnce(wayOf(keeper, gift), gift))
        if (sent.outcome === 'sent') return endWith(sent.request, page)
        const earlier = sent.request ?? gift
        if (sent.outcome === 'running') return { news: { error: earlierRunning(earlier) } }
        keeper.forget(sent.key)
        return { news: { note: earlierBought(earlier) } }
      }),

    /** Asks the store for the gift that has no answer. */
    askForOpen: (page: GiftPage) =>
      run(async () => {
        const { attempt: keeper } = page
        const open = keeper.read()
        if (open?.request === undefined) return {}
        const { key, request } = open
        const askUntilConfirmed = async (): Promise<Asked> => {
          const asked = await ask(key)
          if (asked.state === 'refused') throw paymentRefused(asked.reason)
          if (asked.state !== 'unconfirmed') return asked
          return { state: 'placed', made: await confirmed(request, key, asked.confirmation) }
        }
        try {
          const found = await forShopper(askOnly({ keeper, ask: askUntilConfirmed }))
          if (found === undefined) return { news: { error: notBought } }
          if (found.outcome === 'running') return { news: { error: earlierRunning(request) } }
          keeper.forget(key)
          return endWith(request, page)
        } catch (error) {
          if (soldNothing(error)) keeper.forget(key)
          throw error
        }
      }),
  }
})

const notBought = 'Your gift was not bought, and nothing was charged. Press Pay to buy it.'

/** Gives no message if the shopper chose to pay another way. */
function failureOf(error: unknown): Partial<GiftBuying> {
  if (error instanceof PaysAnotherWay) return {}
  return { news: { error: eGiftFailure(error) } }
}
