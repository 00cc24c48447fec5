import { EducationScreen } from '@stemside/ui/screens/EducationScreen'
import type { SchoolQuestions, SchoolValues } from '@stemside/ui/forms/SchoolForm'
import { storageKeys } from '../effects/storageKeys.ts'
import { useShelf } from '../hooks/useShelf.ts'
import { useContactMessage } from '../hooks/useContactMessage.ts'
import type { EducationContent } from './educationContent.ts'

/** /education. It sends a school's request as a letter to the shop. */
export function EducationRoute({ page }: { readonly page: EducationContent }) {
  const { country, prices, stock } = useShelf()
  const { sending, typed, key, keepField, send, again } = useContactMessage(storageKeys.schoolDraft)
  const { subject, asks } = page.offer
  return (
    <EducationScreen
      key={key}
      page={page}
      cards={page.cards}
      {...{ country, prices, stock }}
      offer={{
        isLoading: sending.status === 'sending',
        ...(sending.status === 'failed' && { error: sending.message }),
        ...(sending.status === 'sent' && { sentTo: sending.email }),
      }}
      {...(typed !== undefined && { initialValues: typed })}
      onFieldChange={keepField}
      onOfferRequest={({ name, email, ...answers }) =>
        void send({ name, email, subject, message: inOneMessage(asks, answers) })
      }
      onOfferAgain={again}
      onPrint={() => window.print()}
    />
  )
}

/** The answers, each below its question. Questions without an answer are left out. */
function inOneMessage(
  asks: SchoolQuestions,
  { school, children, wish, devices }: Omit<SchoolValues, 'name' | 'email'>,
): string {
  const parts = [
    [asks.school, school],
    [asks.children, children],
    [asks.wish, wish],
    [asks.devices, devices],
  ] as const
  return parts
    .flatMap(([{ label }, answer]) => (answer ? [`${label}:\n${answer}`] : []))
    .join('\n\n')
}
