import { countryCodes, type CountryCode } from '../countries/countries.ts'
import { money } from '../countries/money.ts'
import { listOf } from '../listOf.ts'
import { products, type SoldSku } from './products.ts'
import type { Combo, ComboPrice } from './types.ts'

/** What a combo takes off its struck price, in percent, if its row does not say. Source: §9.29. */
export const comboPercentage = 25

/** One sentence for each product, for the popup of its combo. */
const memberWords = {
  orboot_dinos: 'A globe with more than fifty dinosaurs to bring alive.',
  orboot_mars: 'Fly missions over craters and drive the rovers.',
  plugo_gamepad: 'Brings every Plugo kit to life on a tablet.',
  plugo_link: 'Click magnetic bars and balls into bridges and towers.',
  tacto_classics: 'Ludo, snakes and ladders and friends, on a tablet.',
  tacto_dinos: 'Move a figurine, and the dinosaur on screen moves too.',
  tacto_electronic: 'Wire a circuit and see where the current goes.',
} as const satisfies Readonly<Partial<Record<SoldSku, string>>>

type ComboSku = keyof typeof memberWords

/**
 * The combos with the prices and struck prices of §9.31. There, a price of 1 means that the combo is not sold in that
 * country. If §9.31 names no struck price, it is the sum of the members' struck prices.
 */
export const combos: readonly Combo[] = [
  comboOf({
    id: 'engineer_pack',
    name: 'Engineer Pack',
    description: 'Land a rover on Mars, then build the machine that could have sent it there.',
    skus: ['orboot_mars', 'plugo_link', 'plugo_gamepad'],
    prices: {
      IN: ['4122', '5498'],
      US: ['97.48', '129.98'],
      GB: ['74.98', '99.98'],
      CA: ['104.98', '139.98'],
      AE: ['396', '528'],
    },
  }),
  comboOf({
    id: 'jurassic_stem_pack',
    name: 'Jurassic STEM Pack',
    description: 'Two ways into the age of dinosaurs: a globe to roam and a game to win.',
    skus: ['orboot_dinos', 'tacto_dinos'],
    prices: {
      IN: ['4498', '5998'],
      US: ['82.48', '109.98'],
      GB: ['1', '1'],
      CA: ['1', '1'],
      AE: ['343.5', '458'],
    },
  }),
  comboOf({
    id: 'old_school_cool_pack',
    name: 'Old School Cool Pack',
    description: 'Board games as they were loved, beside a globe of creatures long gone.',
    skus: ['orboot_dinos', 'tacto_classics'],
    prices: {
      IN: ['3373', '4498'],
      US: ['82.48', '109.98'],
      GB: ['71.23', '94.98'],
      CA: ['97.48', '129.98'],
      AE: ['343.5', '458'],
    },
  }),
  comboOf({
    id: 'tech_toy_pack',
    name: 'Tech Toy Pack',
    description: 'Circuits on the table and a red planet on the globe.',
    skus: ['orboot_mars', 'tacto_electronic'],
    prices: {
      IN: ['1', '1'],
      US: ['82.48', '109.98'],
      GB: ['71.23', '94.98'],
      CA: ['97.48', '129.98'],
      AE: ['343.5', '458'],
    },
  }),
]

function pricesOf(table: ComboRow['prices']): Partial<Record<CountryCode, ComboPrice>> {
  const offered: Partial<Record<CountryCode, ComboPrice>> = {}
  for (const country of countryCodes) {
    const [price, strikePrice] = table[country]
    if (price !== '1')
      offered[country] = { price: money(price, country), strikePrice: money(strikePrice, country) }
  }
  return offered
}

/** One row of the table. Popup and details follow from it. */
export interface ComboRow {
  readonly id: string
  readonly name: string
  readonly description: string
  /** What it takes off its struck price in every country, in percent. Default: `comboPercentage`. */
  readonly percentage?: number
  readonly skus: readonly ComboSku[]
  readonly prices: Readonly<Record<CountryCode, readonly [price: string, strike: string]>>
}

/** A row as the whole entry of §3.20. */
export function comboOf({ skus, prices, percentage = comboPercentage, ...words }: ComboRow): Combo {
  const details = skus.map((image) => ({
    name: products[image].name,
    description: memberWords[image],
    image,
  }))
  return {
    ...words,
    skus,
    removeSkus: skus,
    quantity: 1,
    percentage,
    prices: pricesOf(prices),
    popup: {
      heading: `Your ${words.name} is missing a piece`,
      description: `${listOf(details.map(({ name }) => name))} are happiest together, and ${percentage}% cheaper. Add what is missing, or keep what you have at its own price.`,
    },
    details,
  }
}
