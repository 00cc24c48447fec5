import {
  bannerFor,
  countries,
  countryCodes,
  dayIn,
  formatMoney,
  isChargeable,
  isDigital,
  isSoldSku,
  minor,
  nameOf,
  normaliseCode,
  parseAmount,
  parseCountry,
  signupOffer,
  type CountryCode,
  type MinorUnits,
  type Sku,
} from '@stemside/rules'
import type { Shop } from '../shop/Shop.ts'
import { putStock } from '../stock/stock.ts'
import { CommandRefused, quoted, type Command } from './command.ts'

const all = { order: 'oldest', limit: Infinity } as const
const mostUnits = 1_000_000

export const stock: Command = {
  usage: 'stock [<sku> [<units>]]',
  about: 'shows the stock of all products or of one, or sets it',
  takes: [0, 2],
  async run({ store, clock }, { args: [typed, units] }) {
    if (typed === undefined) {
      const rows = await store.find('stock', all)
      return rows.map(({ id, row }) => `${id}: ${row.units} (${nameOf(id)})`)
    }
    const sku = knownSku(typed)
    if (isDigital(sku)) throw new CommandRefused(`${nameOf(sku)} is a file: it never runs out.`)
    return store.tx(async (tx) => {
      const before = (await tx.get('stock', sku))?.units ?? 'not counted'
      if (units === undefined) return [`The stock of ${nameOf(sku)} is ${before}.`]
      if (!/^\d{1,7}$/.test(units) || Number(units) > mostUnits) {
        throw new CommandRefused(
          `The stock ${quoted(units)} is not a whole number from 0 to ${mostUnits}.`,
        )
      }
      await putStock(tx, sku, Number(units), clock.now())
      return [`The stock of ${nameOf(sku)} is ${Number(units)} now; it was ${before}.`]
    })
  },
}

export const price: Command = {
  usage: 'price <sku> [<country> [<amount>]]',
  about: 'shows the prices of a product, or sets the one of a country',
  takes: [1, 3],
  async run(shop, { args: [typed = '', where, amount] }) {
    const sku = knownSku(typed)
    if (where === undefined) return pricesOf(shop, sku, countryCodes)
    const country = parseCountry(where)
    if (country === undefined) {
      throw new CommandRefused(
        `There is no shop in ${quoted(where)}: it must be one of ${countryCodes.join(', ')}.`,
      )
    }
    if (amount === undefined) return pricesOf(shop, sku, [country])
    const listPrice = amountOf(country, amount)
    return shop.store.tx(async (tx) => {
      const row = await tx.get('prices', sku)
      if (!row?.prices[country].soldIn.includes(country)) {
        throw new CommandRefused(`${nameOf(sku)} is not sold in ${country}.`)
      }
      const before = row.prices[country]
      tx.put('prices', sku, {
        ...row,
        prices: { ...row.prices, [country]: { ...before, listPrice } },
      })
      const struck = formatMoney(before.strikePrice, country)
      return [
        `${nameOf(sku)} costs ${formatMoney(listPrice, country)} in ${country} now; it was ${formatMoney(before.listPrice, country)}.`,
        before.strikePrice > listPrice
          ? `Pages show ${struck} struck through beside it, as before.`
          : `Pages show no struck price beside it, because ${struck} is not above it.`,
      ]
    })
  },
}

export const coupon: Command = {
  usage: 'coupon [on|off <code>]',
  about: 'shows which coupons can be used, or switches one on or off',
  takes: [0, 2],
  async run({ store, clock }, { args: [wanted, typed] }) {
    if (wanted === undefined) {
      const rows = await store.find('coupons', all)
      return rows.map(
        ({ id, row }) => `${id}: ${onOrOff(row.isActive)}, in ${row.countries.join(', ')}`,
      )
    }
    if (!['on', 'off'].includes(wanted) || typed === undefined) {
      throw new CommandRefused(
        'A coupon is switched on or off by its code, as in: coupon off WELCOME22.',
      )
    }
    const isActive = wanted === 'on'
    return store.tx(async (tx) => {
      const code = normaliseCode(typed) ?? ''
      const before = await tx.get('coupons', code)
      if (before === undefined) {
        throw new CommandRefused(
          `There is no coupon ${quoted(typed)}. The command coupon lists them all.`,
        )
      }
      tx.put('coupons', code, { ...before, isActive })
      const was =
        before.isActive === isActive ? 'it was so before' : `it was ${onOrOff(before.isActive)}`
      const promised = isActive ? [] : promisesOf(code, clock.now().toISOString())
      return [`${code} is ${wanted} now; ${was}.`, ...promised]
    })
  },
}

/** What pages still say of a coupon that cannot be used: their texts come from the build. */
function promisesOf(code: string, now: string): readonly string[] {
  const banners = countryCodes.filter((country) =>
    bannerFor({ country, date: dayIn(country, now) }).offers.some((offer) => offer.code === code),
  )
  const places = [
    ...(banners.length === 0 ? [] : [`the banner in ${banners.join(', ')}`]),
    ...(code === signupOffer.code ? ['the form of a new account'] : []),
  ]
  if (places.length === 0) return []
  return [
    `Pages still promise it (${places.join(', ')}): change the texts and build the shop again.`,
  ]
}

function onOrOff(isActive: boolean): 'on' | 'off' {
  return isActive ? 'on' : 'off'
}

/** @throws {CommandRefused} */
function knownSku(typed: string): Sku {
  const sku = typed.toLowerCase()
  if (isSoldSku(sku)) return sku
  throw new CommandRefused(`There is no product ${quoted(typed)}. The command stock lists them.`)
}

/** @throws {CommandRefused} */
function amountOf(country: CountryCode, typed: string): MinorUnits {
  const { currency } = countries[country]
  const amount = parseAmount(typed, currency)
  if (amount && isChargeable(amount, currency.quantum)) return amount
  const step = formatMoney(minor(currency.quantum), country)
  throw new CommandRefused(
    `${quoted(typed)} is no price in ${country}: it must be a number above 0, in steps of ${step}.`,
  )
}

async function pricesOf(
  { store }: Shop,
  sku: Sku,
  wanted: readonly CountryCode[],
): Promise<readonly string[]> {
  const { prices } = (await store.get('prices', sku)) ?? {}
  return wanted.map((country) => {
    const found = prices?.[country]
    return found?.soldIn.includes(country)
      ? `${country}: ${formatMoney(found.listPrice, country)}, struck price ${formatMoney(found.strikePrice, country)}`
      : `${country}: not sold`
  })
}
