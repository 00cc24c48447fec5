import { moneyFromWire } from '@stemside/rules/contract/mappers'
import { proxy, ref } from 'valtio'
import type { Asked } from '../api/asked.ts'
import { askForEGift, buyEGift, cancelEGift, type EGift } from '../api/eGifts.ts'
import type { AskedSale, Confirmation } from '../api/payments.ts'
import { soldNothing } from '../api/soldNothing.ts'
import type { AttemptKeeper } from './attempts.ts'
import { giftConfirming } from './confirming.ts'
import type { Stores } from './createStores.ts'
import { earlierBought, earlierRunning, eGiftFailure, isSameGift } from './eGift.ts'
import { lateStore } from './lateStore.ts'
import { askOnly, sendOnce, type Way } from './sendOnce.ts'
import { paymentRefused, PaysAnotherWay, readyToSend } from './untilConfirmed.ts'

/** The message after a press on Pay: an error, or a note about an earlier gift. */
export interface GiftNews {
  readonly error?: string
  readonly note?: string
}

interface GiftBuying {
  isPaying: boolean
  /** The result of the last press on Pay. */
  news: GiftNews | undefined
  /** A gift that is bought, until the page thanks for it. */
  bought: EGift | undefined
}

function idle(): GiftBuying {
  return { isPaying: false, news: undefined, bought: undefined }
}

const nothingCharged = 'Nothing was charged.'

/** Buys an e-gift once, however often Pay is pressed. A payer may confirm the payment while another page is shown. */
export const giftBuying = lateStore((stores: Stores) => {
  const state = proxy(idle())
  const { api, checkout } = stores
  const { untilConfirmed } = giftConfirming(stores)

  const confirmed = (
    gift: EGift,
    key: string,
    confirmation: Confirmation,
    isSameShopper: () => boolean,
  ) => {
    // Nobody else may see this gift.
    if (!isSameShopper()) throw new Error('Another shopper uses the page now.')
    const { countryCode: country } = gift
    return untilConfirmed(
      { ...confirmation, country, total: moneyFromWire(gift.amount, country) },
      { ask: () => askForEGift(api, key), cancel: () => cancelEGift(api, key) },
      nothingCharged,
    )
  }

  const wayOf = (
    keeper: AttemptKeeper<EGift>,
    wanted: EGift,
    isSameShopper: () => boolean,
  ): Way<EGift, undefined> => ({
    keeper: {
      ...keeper,
      write: (attempt) => {
        if (isSameShopper()) keeper.write(attempt)
      },
    },
    isSame: isSameGift,
    send: async (gift, key) => {
      const sold = await buyEGift(api, gift, key)
      return 'made' in sold ? sold.made : confirmed(gift, key, sold.confirmation, isSameShopper)
    },
    ask: async (key) => {
      const request = keeper.read()?.request
      const isSame = JSON.stringify(request) === JSON.stringify(wanted)
      return readyToSend(await askForEGift(api, key), isSame, () => cancelEGift(api, key))
    },
  })

  /** Runs one call at a time. Drops the result once the shopper has changed. */
  const run = async (work: (isSameShopper: () => boolean) => Promise<Partial<GiftBuying>>) => {
    if (state.isPaying) return
    const { resets } = checkout.form
    const isSameShopper = () => checkout.form.resets === resets
    Object.assign(state, idle(), { isPaying: true })
    const told = await work(isSameShopper).catch((error: unknown) => failureOf(error))
    if (isSameShopper()) Object.assign(state, idle(), told)
  }

  /** The page has told the news, or thanked for the gift. */
  const forgetNews = () => {
    Object.assign(state, { news: undefined, bought: undefined })
  }

  const readable: Readonly<GiftBuying> = state
  return {
    state: readable,
    forgetNews,

    reset() {
      Object.assign(state, idle())
    },

    buy: (keeper: AttemptKeeper<EGift>, gift: EGift) =>
      run(async (isSameShopper) => {
        const sent = await sendOnce(wayOf(keeper, gift, isSameShopper), gift)
        if (sent.outcome === 'sent') return { bought: ref(sent.request) }
        const earlier = sent.request ?? gift
        if (sent.outcome === 'running') return { news: { error: earlierRunning(earlier) } }
        if (isSameShopper()) keeper.forget(sent.key)
        return { news: { note: earlierBought(earlier) } }
      }),

    /** Asks the store for the gift that has no answer. */
    askForOpen: (keeper: AttemptKeeper<EGift>) =>
      run(async (isSameShopper) => {
        const open = keeper.read()
        if (open?.request === undefined) return {}
        const { key, request } = open
        const ask = async (): Promise<Asked> => {
          const asked: AskedSale<undefined> = await askForEGift(api, key)
          if (asked.state === 'refused') throw paymentRefused(asked.reason, nothingCharged)
          if (asked.state !== 'unconfirmed') return asked
          const made = await confirmed(request, key, asked.confirmation, isSameShopper)
          return { state: 'placed', made }
        }
        try {
          const found = await askOnly({ keeper, ask })
          if (found === undefined) return { news: { error: notBought } }
          if (found.outcome === 'running') return { news: { error: earlierRunning(request) } }
          if (isSameShopper()) keeper.forget(key)
          return { bought: ref(request) }
        } catch (error) {
          if (soldNothing(error)) keeper.forget(key)
          throw error
        }
      }),
  }
})

const notBought = 'Your gift was not bought, and nothing was charged. Press Pay to buy it.'

/** The shopper who pays another way knows why there is no gift. */
function failureOf(error: unknown): Partial<GiftBuying> {
  if (error instanceof PaysAnotherWay) return {}
  return { news: { error: eGiftFailure(error) } }
}
