import type { ToyQuestion } from '@stemside/rules'
import { useState, type ComponentType } from 'react'

interface Asking {
  readonly question: ToyQuestion
  readonly onQuestionChange: (question: ToyQuestion) => void
}

/** For stories: a component that keeps the answers, as the address does in the shop. */
export function keepingAnswers<P extends Asking>(Component: ComponentType<P>) {
  return function Answered(props: P) {
    const [question, setQuestion] = useState(props.question)
    const change = (next: ToyQuestion) => {
      props.onQuestionChange(next)
      setQuestion(next)
    }
    return <Component {...props} question={question} onQuestionChange={change} />
  }
}
