export { SearchField, type SearchFieldProps, type SuggestionList } from './SearchField.tsx'
