import type { CountryCode } from '@stemside/rules'
import type { SuggestionList } from '../../shell/SearchField/index.ts'
import { suggestionsFor } from '../../shell/SearchSuggestions/SearchSuggestions.fixtures.ts'
import { SearchSuggestions } from '../../shell/SearchSuggestions/index.ts'
import { recorded } from '../../fixtures/recorded.ts'

/** The suggestions before their code has arrived. */
export const noSuggestions = () => null

/** Renders the suggestions of a country for what is typed. */
export const suggestIn = recorded((country: CountryCode) => {
  return (list: SuggestionList) => (
    <SearchSuggestions {...list} {...suggestionsFor(list.text, country)} />
  )
})
