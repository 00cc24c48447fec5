import type { CountryCode } from '@stemside/rules'
import { sampleItem, sampleShelf } from '../shelf.fixtures.ts'

/** The three globes. */
export function globesIn(country: CountryCode) {
  return {
    label: 'Orboot globes',
    country,
    items: ['orboot', 'orboot_dinos', 'orboot_mars'].map((sku) => sampleItem(country, sku)),
  }
}

/** The three globes, and all toys to choose from. */
export function choicesIn(country: CountryCode) {
  return { ...globesIn(country), choices: sampleShelf(country) }
}
