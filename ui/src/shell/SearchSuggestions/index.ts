export { SearchSuggestions, type SearchSuggestionsProps } from './SearchSuggestions.tsx'
