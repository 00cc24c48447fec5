import { countryCodes, type CountryCode } from '../countries.ts'
import { money } from '../money.ts'
import type { Combo, ComboPrice } from './types.ts'

/** The share of the struck price that a combo takes off: 25 %. Source: specification §9. */
export const comboDiscount = 2500

/**
 * The combos of specification §9, price / strike word for word. A price of 1 is its placeholder: not
 * offered there. Strikes that it does not show are the sums of the members' struck prices.
 */
export const combos: readonly Combo[] = [
  {
    id: 'engineer_pack',
    name: 'Engineer Pack',
    description: 'Land a rover on Mars, then build the machine that could have sent it there.',
    skus: ['orboot_mars', 'plugo_link', 'plugo_gamepad'],
    prices: pricesOf({
      IN: ['4122', '5498'],
      US: ['97.48', '129.98'],
      GB: ['74.98', '99.98'],
      CA: ['104.98', '139.98'],
      AE: ['396', '528'],
    }),
    popup: {
      heading: 'Build the Engineer Pack',
      description: 'Orboot Mars, Plugo Link and a gamepad, 25% off together.',
    },
    details: [
      { name: 'Orboot Mars', description: 'Fly missions over craters and drive the rovers.' },
      { name: 'Plugo Link', description: 'Click magnetic bars and balls into bridges and towers.' },
      { name: 'Plugo Gamepad', description: 'Brings every Plugo kit to life on a tablet.' },
    ],
  },
  {
    id: 'jurassic_stem_pack',
    name: 'Jurassic STEM Pack',
    description: 'Two ways into the age of dinosaurs: a globe to roam and a game to win.',
    skus: ['orboot_dinos', 'tacto_dinos'],
    prices: pricesOf({
      IN: ['4498', '5998'],
      US: ['82.48', '109.98'],
      GB: ['1', '1'],
      CA: ['1', '1'],
      AE: ['343.5', '458'],
    }),
    popup: {
      heading: 'Build the Jurassic STEM Pack',
      description: 'Orboot Dinos and Tacto Dinos, 25% off together.',
    },
    details: [
      {
        name: 'Orboot Dinos',
        description: 'A globe with more than fifty dinosaurs to bring alive.',
      },
      {
        name: 'Tacto Dinos',
        description: 'Move a figurine, and the dinosaur on screen moves too.',
      },
    ],
  },
  {
    id: 'old_school_cool_pack',
    name: 'Old School Cool Pack',
    description: 'Board games as they were loved, beside a globe of creatures long gone.',
    skus: ['orboot_dinos', 'tacto_classics'],
    prices: pricesOf({
      IN: ['3373', '4498'],
      US: ['82.48', '109.98'],
      GB: ['71.23', '94.98'],
      CA: ['97.48', '129.98'],
      AE: ['343.5', '458'],
    }),
    popup: {
      heading: 'Build the Old School Cool Pack',
      description: 'Orboot Dinos and Tacto Classics, 25% off together.',
    },
    details: [
      {
        name: 'Orboot Dinos',
        description: 'A globe with more than fifty dinosaurs to bring alive.',
      },
      { name: 'Tacto Classics', description: 'Ludo, snakes and ladders and friends, on a tablet.' },
    ],
  },
  {
    id: 'tech_toy_pack',
    name: 'Tech Toy Pack',
    description: 'Circuits on the table and a red planet on the globe.',
    skus: ['orboot_mars', 'tacto_electronic'],
    prices: pricesOf({
      IN: ['1', '1'],
      US: ['82.48', '109.98'],
      GB: ['71.23', '94.98'],
      CA: ['97.48', '129.98'],
      AE: ['343.5', '458'],
    }),
    popup: {
      heading: 'Build the Tech Toy Pack',
      description: 'Orboot Mars and Tacto Electronics, 25% off together.',
    },
    details: [
      { name: 'Orboot Mars', description: 'Fly missions over craters and drive the rovers.' },
      { name: 'Tacto Electronics', description: 'Wire a circuit and see where the current goes.' },
    ],
  },
]

function pricesOf(
  table: Record<CountryCode, [price: string, strike: string]>,
): Partial<Record<CountryCode, ComboPrice>> {
  const offered: Partial<Record<CountryCode, ComboPrice>> = {}
  for (const country of countryCodes) {
    const [price, strikePrice] = table[country]
    if (price !== '1') offered[country] = { price: money(price), strikePrice: money(strikePrice) }
  }
  return offered
}
