import { suggestOnShelf, type CountryCode } from '@stemside/rules'
import { sampleShelf } from '../../commerce/shelf.fixtures.ts'
import { recorded } from '../../fixtures/recorded.ts'

/** The suggestions for a text in a country. */
export const suggestionsFor = recorded((text: string, country: CountryCode = 'US') => {
  const shelf = sampleShelf(country)
  return { country, text, found: suggestOnShelf(shelf, text, country), popular: shelf.slice(0, 5) }
})

/** The side of the search field. */
export const ofField = { id: 'suggestions', listRef: () => {}, activeId: undefined }
