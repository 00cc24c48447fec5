import { EducationScreen } from '@stemside/ui/screens/EducationScreen'
import type { SchoolQuestions, SchoolValues } from '@stemside/ui/forms/SchoolForm'
import type { ComponentType } from 'react'
import { storageKeys } from '../effects/storageKeys.ts'
import { useShelf } from '../hooks/useShelf.ts'
import { useResets } from '../hooks/ShopContext.tsx'
import { useSending } from '../hooks/useSending.ts'
import { commonKeywords } from '../seo/commonKeywords.ts'
import { PageHead } from '../seo/PageHead.tsx'
import { previews } from '../seo/previews.ts'
import type { EducationContent } from './educationContent.ts'

/** /education. A reset remounts the page, so that nothing stays for the next account. */
export function educationRoute({ page, cards }: EducationContent): ComponentType {
  const { meta, ...words } = page
  const keywords = [...commonKeywords, ...meta.keywords]
  return function EducationRoute() {
    const resets = useResets()
    return (
      <>
        <PageHead
          {...meta}
          keywords={keywords}
          path="/education"
          preview={previews['/education']}
        />
        <Education key={resets} page={words} cards={cards} />
      </>
    )
  }
}

interface EducationProps {
  readonly page: Omit<EducationContent['page'], 'meta'>
  readonly cards: EducationContent['cards']
}

/** Sends a school's request as a letter to the shop. */
function Education({ page, cards }: EducationProps) {
  const { country, prices, stock } = useShelf()
  const { sending, typed, key, keepField, send, again } = useSending(storageKeys.schoolDraft)
  const { subject, asks } = page.offer
  return (
    <EducationScreen
      key={key}
      page={page}
      cards={cards}
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
