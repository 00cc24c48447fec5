import {
  type Cart,
  compileCatalogue,
  type CountryCode,
  type Coupon,
  explainGiftCost,
  explainGiftRefusal,
  type GiftChoice,
  type GiftPreviewContext,
  minor,
  nameOf,
  previewGift,
} from '@stemside/rules'
import { spring30 } from '../../commerce/cart.fixtures.ts'
import { sampleItem } from '../../commerce/shelf.fixtures.ts'
import { squareOf } from '../../content/pictures.ts'
import { samplePrices } from '../../content/prices.fixtures.ts'
import type { GiftOption } from './GiftChooser.tsx'
import { recorded } from '../../fixtures/recorded.ts'

const gifts: readonly GiftChoice[] = ['orboot_mars', 'tacto_classics']

const giftCoupon: Coupon = {
  ...about('GIFT99', 'US'),
  kind: 'gift',
  minimums: { US: minor(99_00) },
}
const automatic: Coupon = { ...about('RAKHI20', 'IN'), kind: 'percent', basisPoints: 2000 }

/** The gift coupon and the applied coupon. Source: specification §9. */
const coupons = {
  US: { giftCoupon, coupon: spring30 },
  IN: {
    giftCoupon: { ...about('GIFT3999', 'IN'), kind: 'gift', minimums: { IN: minor(3999_00) } },
    coupon: automatic,
  },
} as const satisfies Partial<Record<CountryCode, GiftPreviewContext>>

/** Four chess sets: choosing a gift costs only the coupon. */
export const noChoiceBought: Cart = { lines: [{ sku: 'tacto_chess', quantity: 4 }] }

/** The Engineer Pack: it contains Orboot Mars, and without that the cart is below the threshold. */
export const engineerPack: Cart = {
  lines: ['orboot_mars', 'plugo_link', 'plugo_gamepad'].map((sku) => ({ sku, quantity: 1 })),
}

/**
 * The two gifts for a cart, in the US and India. Other countries offer no gift, so they show the US
 * ones.
 */
export const giftsIn = recorded((world: CountryCode, cart: Cart = noChoiceBought) => {
  const country: 'IN' | 'US' = world === 'IN' ? 'IN' : 'US'
  const catalogue = compileCatalogue({ priceList: samplePrices(country) })
  const options = gifts.flatMap((sku): readonly GiftOption[] => {
    const preview = previewGift(cart, sku, catalogue, coupons[country])
    if (preview === undefined) return []
    return [
      {
        sku,
        name: nameOf(sku),
        picture: squareOf(sku),
        worth: sampleItem(country, sku).offer.amount,
        costs: explainGiftCost(preview, catalogue),
        totals: { before: preview.before.totals.total, after: preview.after.totals.total },
        refusal: explainGiftRefusal(preview, catalogue),
      },
    ]
  })
  return { country, options }
})

/** What a gift costs, in the rules' text. */
export const sampleCost = 'GIFT99 replaces SPRING30, which saves you $30.01'

function about(code: string, country: CountryCode) {
  return { code, countries: [country], minimums: {}, isActive: true, skus: [] }
}
