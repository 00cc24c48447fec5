import {
  finderParameterNames,
  finderParameters,
  toyQuestionFrom,
  type ToyQuestion,
} from '@stemside/rules'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePageLocation } from './navigation.ts'
import { useSearch } from './useSearch.ts'

/** The answers to a toy finder, which the URL keeps. An answer replaces the entry of the browser's history. */
export function useToyQuestion() {
  const known = useSearch()
  const inUrl = new URLSearchParams(usePageLocation().search)
  const [, setParameters] = useSearchParams()
  // `boot/early.ts` has hidden the advice until it answers what the URL asks.
  const isAnswered = String(known) === String(inUrl)
  useEffect(() => {
    if (isAnswered) delete document.documentElement.dataset['asked']
  }, [isAnswered])
  const onQuestionChange = (next: ToyQuestion) => {
    const parameters = new URLSearchParams(inUrl)
    for (const name of finderParameterNames) parameters.delete(name)
    for (const [name, value] of finderParameters(next)) parameters.set(name, value)
    setParameters(parameters, { replace: true, preventScrollReset: true })
  }
  return { question: toyQuestionFrom((name) => known.get(name)), onQuestionChange }
}
