import type { FinderAnswers } from '@stemside/rules'
import { useState, type ComponentType } from 'react'

interface Asking {
  readonly answers: FinderAnswers
  readonly onAnswersChange: (answers: FinderAnswers) => void
}

/** For stories: a component that keeps the answers, as the address does in the shop. */
export function keepingAnswers<P extends Asking>(Component: ComponentType<P>) {
  return function Answered(props: P) {
    const [answers, setAnswers] = useState(props.answers)
    const change = (next: FinderAnswers) => {
      props.onAnswersChange(next)
      setAnswers(next)
    }
    return <Component {...props} answers={answers} onAnswersChange={change} />
  }
}
