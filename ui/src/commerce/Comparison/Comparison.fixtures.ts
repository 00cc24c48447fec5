import type { CountryCode } from '@stemside/rules'
import { sampleItem, sampleShelf } from '../shelf.fixtures.ts'
import { recorded } from '../../fixtures/recorded.ts'

/** The three globes. */
export const globesIn = recorded((country: CountryCode) => {
  return {
    label: 'Orboot globes',
    country,
    items: ['orboot', 'orboot_dinos', 'orboot_mars'].map((sku) => sampleItem(country, sku)),
  }
})

/** The three globes, and all toys to choose from. */
export const choicesIn = recorded((country: CountryCode) => {
  return { ...globesIn(country), choices: sampleShelf(country) }
})
