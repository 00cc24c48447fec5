import {
  finderParameterNames,
  finderParameters,
  finderAnswersFrom,
  type FinderAnswers,
} from '@stemside/rules'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePageLocation } from './navigation.ts'
import { useQueryParameters } from './useQueryParameters.ts'

/** The answers to a toy finder, which the URL keeps. An answer replaces the entry of the browser's history. */
export function useFinderAnswers() {
  const known = useQueryParameters()
  const { search, hash } = usePageLocation()
  const inUrl = new URLSearchParams(search)
  const navigate = useNavigate()
  // `boot/early.ts` hid the advice. It is shown once it matches the URL's answers.
  const isAnswered = String(known) === String(inUrl)
  useEffect(() => {
    if (isAnswered) delete document.documentElement.dataset['asked']
  }, [isAnswered])
  const onAnswersChange = (changed: FinderAnswers) => {
    const parameters = new URLSearchParams(inUrl)
    for (const name of finderParameterNames) parameters.delete(name)
    for (const [name, value] of finderParameters(changed)) parameters.set(name, value)
    const next = { search: `?${parameters.toString()}`, hash }
    void navigate(next, { replace: true, preventScrollReset: true })
  }
  return { answers: finderAnswersFrom((name) => known.get(name)), onAnswersChange }
}
