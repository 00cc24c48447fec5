import type { SuggestionList } from '@stemside/ui/shell/SearchField'
import { Suspense } from 'react'
import { Boundary } from '../loading/Boundary.tsx'
import { SuggestionsPanel } from './panels.ts'

/**
 * Renders the suggestions of a search field. Their code loads when the field first takes the focus. If it
 * fails to load, the field searches without suggestions.
 */
export function suggestions(list: SuggestionList) {
  return (
    <Boundary renderFailure={() => null}>
      <Suspense>
        <SuggestionsPanel {...list} />
      </Suspense>
    </Boundary>
  )
}
