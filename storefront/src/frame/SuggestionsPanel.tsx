import { bestsellers, shelfItems, soldSkus, suggestOnShelf } from '@stemside/rules'
import { cards } from '@stemside/ui/content/cards'
import type { SuggestionList } from '@stemside/ui/shell/SearchField'
import { SearchSuggestions } from '@stemside/ui/shell/SearchSuggestions'
import { useDeferredValue, useMemo } from 'react'
import { useShelf } from '../hooks/useShelf.ts'

/** Connects the suggestions of a search field to the stores. */
export function SuggestionsPanel(list: SuggestionList) {
  const { country, prices, stock } = useShelf()
  // A letter appears at once; the suggestions follow in a render that the next letter may interrupt.
  const text = useDeferredValue(list.text)
  const toys = useMemo(() => shelfItems(soldSkus, prices, cards, stock), [prices, stock])
  const popular = useMemo(() => bestsellers(prices, cards, stock), [prices, stock])
  const found = useMemo(() => suggestOnShelf(toys, text, country), [toys, text, country])
  return <SearchSuggestions {...list} {...{ country, text, found, popular }} />
}
