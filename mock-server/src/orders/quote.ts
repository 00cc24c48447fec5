import {
  type CartLine,
  type Catalogue,
  countries,
  countryInText,
  type Coupon,
  explainShortage,
  explainToShopper,
  formatMoney,
  isCouponUsedUp,
  isUsableIn,
  type MinorUnits,
  normaliseCode,
  priceCart,
  type PricedCart,
  type Purchase,
  shortagesOf,
  type Sku,
  violationPopup,
} from '@stemside/rules'
import { moneyToWire } from '@stemside/rules/contract'
import { readFormerCustomer } from '../accounts/formerCustomers.ts'
import { catalogueOf, couponOf } from '../catalogue/readCatalogue.ts'
import { Refusal } from '../base/Refusal.ts'
import { providerNames } from '../payments/port.ts'
import { usedBy } from '../referrals/couponUses.ts'
import type { Reader } from '../store/port.ts'

/** An order's price, and what it takes from the shop. */
export interface Quote {
  readonly priced: PricedCart
  /** Units that leave the stock: lines and gifts. */
  readonly taken: readonly CartLine[]
  /** The row of `couponUses` for a one-time coupon that applies. */
  readonly couponUse?: string
}

/**
 * Prices a purchase with the store's own prices and the shop's rules, not with the browser's figures.
 * @throws {Refusal} 422 for what the rules, the stock or the coupon forbid, 409 if the total
 * differs from the one that the shopper saw.
 */
export async function quotePurchase(
  reader: Reader,
  purchase: Purchase,
  addressKey: Uint8Array,
): Promise<Quote> {
  const { country, lines, gift, payment, address, customer } = purchase
  if (!countries[country].payments.includes(payment.provider)) {
    throw new Refusal(
      422,
      `${providerNames[payment.provider]} is not available in ${countryInText(country)}.`,
    )
  }
  if (address.country !== country) {
    throw new Refusal(422, `These are prices for ${countryInText(country)}: we ship them there.`)
  }
  const catalogue = await catalogueOf(reader, country)
  const found = await couponOf(reader, purchase.couponCode)
  const coupon = found && isUsableIn(found, country) ? found : undefined
  const cart = gift === undefined ? { lines } : { lines, gift }
  const use = coupon && (await couponUseOf(reader, coupon, customer.email))
  const wasUsed =
    use !== undefined &&
    ((await reader.get('couponUses', use)) !== undefined ||
      (await usedBeforeErasing(reader, addressKey, purchase)))
  const isUsedUp =
    coupon !== undefined && isCouponUsedUp(coupon, customer.email, wasUsed ? [customer.email] : [])
  const priced = priceCart(cart, catalogue, {
    ...(coupon && { coupon }),
    isCouponUsedUp: isUsedUp,
  })

  const [violation] = priced.violations
  if (violation) throw new Refusal(422, violationPopup(violation, catalogue).message)
  const taken = [...priced.lines, ...priced.gifts].map(({ sku, quantity }) => ({ sku, quantity }))
  await checkStock(reader, priced, catalogue)
  const explained = priced.explanations.find(({ subject }) => subject === 'coupon')
  // Whatever the total is: without its coupon, the order is not the one that the shopper wants.
  const couponCode = normaliseCode(purchase.couponCode ?? '')
  if (couponCode !== undefined && coupon === undefined) {
    const name = found?.code ?? 'This coupon'
    throw new Refusal(422, `${name} can no longer be used.`, { couponCode })
  }
  if (couponCode !== undefined && explained?.reason === 'used-up') {
    throw new Refusal(422, `${explainToShopper(explained, catalogue)}.`, { couponCode })
  }
  if (priced.totals.total !== purchase.total) throw priceChanged(priced, purchase.total)
  return { priced, taken, ...(use !== undefined && explained?.applied ? { couponUse: use } : {}) }
}

async function usedBeforeErasing(
  reader: Reader,
  addressKey: Uint8Array,
  { couponCode, customer }: Purchase,
): Promise<boolean> {
  const former = await readFormerCustomer(reader, addressKey, customer.email)
  return former?.usedCoupons.includes(normaliseCode(couponCode ?? '') ?? '') === true
}

async function couponUseOf(
  reader: Reader,
  { code, useType }: Coupon,
  email: string,
): Promise<string | undefined> {
  return useType === 'one-time-per-email' ? usedBy(reader, code, email) : undefined
}

async function checkStock(reader: Reader, priced: PricedCart, catalogue: Catalogue): Promise<void> {
  const stock: Record<Sku, number> = {}
  for (const { sku } of [...priced.lines, ...priced.gifts]) {
    const row = await reader.get('stock', sku)
    if (row) stock[sku] = row.units
  }
  const [shortage] = shortagesOf(priced, stock)
  if (shortage) throw new Refusal(422, explainShortage(shortage, catalogue))
}

/** Its message names both totals; `figures` has the right ones. */
function priceChanged({ country, totals }: PricedCart, seen: MinorUnits): Refusal {
  const now = formatMoney(totals.total, country)
  return new Refusal(
    409,
    `The price has changed: your order now comes to ${now}, not ${formatMoney(seen, country)}.`,
    {
      figures: {
        cart_value: moneyToWire(totals.listTotal, country),
        striked_cart_value: moneyToWire(totals.strikeTotal, country),
        shipping_charge: moneyToWire(totals.shipping, country),
        total: moneyToWire(totals.total, country),
      },
    },
  )
}
