import type { CountryCode } from '@stemside/rules'
import type { SuggestionList } from '../../shell/SearchField/index.ts'
import { suggestionsFor } from '../../shell/SearchSuggestions/SearchSuggestions.fixtures.ts'
import { SearchSuggestions } from '../../shell/SearchSuggestions/index.ts'

/** Renders the suggestions of a country for what is typed. */
export function suggestIn(country: CountryCode) {
  return (list: SuggestionList) => (
    <SearchSuggestions {...list} {...suggestionsFor(list.text, country)} />
  )
}
