import type { CountryCode, PriceList, Stock } from '@stemside/rules'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { figure as classroom } from '../../../art/pictures/classroom/index.ts'
import type { Cards } from '../../commerce/words.ts'
import type { EducationPage } from '../../content/pages/education.ts'
import { ButtonLink } from '../../core/Button/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Link } from '../../core/Link/index.ts'
import { Picture } from '../../core/Picture/index.ts'
import { Text } from '../../core/Text/index.ts'
import { Hero } from '../../editorial/Hero/index.ts'
import { Section } from '../../editorial/Section/index.ts'
import { SchoolForm, type SchoolFormProps } from '../../forms/SchoolForm/index.ts'
import { ClassBand } from './ClassBand.tsx'
import { ClassIndex } from './ClassIndex.tsx'
import { Lesson } from './Lesson.tsx'
import { Notes } from './Notes.tsx'
import { OfferSent } from './OfferSent.tsx'
import styles from './EducationScreen.module.css'

export interface EducationScreenProps extends Pick<
  SchoolFormProps,
  'initialValues' | 'onFieldChange'
> {
  /** The texts, classes and lessons. */
  page: Omit<EducationPage, 'meta'>
  /** The shopper's country. It decides currency, prices and texts. */
  country: CountryCode
  /** The cards of the toys that the classes use. */
  cards: Cards
  /** The country's price list, in minor units. */
  prices: PriceList
  /** Units left by sku; a sku that is not in it is in stock. @default {} */
  stock?: Stock | undefined
  /** The state of the request for an offer; `sentTo` is the address that the offer goes to. @default not sent */
  offer?: Pick<SchoolFormProps, 'isLoading' | 'error'> & { readonly sentTo?: string | undefined }
  /** Called with the answers of the form. */
  onOfferRequest: SchoolFormProps['onSubmit']
  /** Called when another offer is wanted after a request was sent. */
  onOfferAgain: () => void
  /** Called when a lesson is to be printed. Until `afterprint`, only that lesson prints. */
  onPrint: () => void
}

/** /education: what a class of an age does with the toys, lessons to print, an offer by mail. */
export function EducationScreen({
  page,
  country,
  cards,
  prices,
  stock,
  offer,
  initialValues,
  onFieldChange,
  onOfferRequest,
  onOfferAgain,
  onPrint,
}: EducationScreenProps) {
  const { heading, lead, classes, lessons, sections, reading } = page
  const [printed, setPrinted] = usePrintedLesson()
  const hidden = printed === undefined ? undefined : 'never'
  const print = (id: string) => {
    flushSync(() => setPrinted(id))
    onPrint()
  }
  return (
    <>
      <Hero
        data-print={hidden}
        className={styles.hero}
        heading={heading}
        text={lead}
        actions={
          <>
            <ButtonLink href="#lessons" size="large">
              {page.lessonsHeading}
            </ButtonLink>
            <ButtonLink href="#offer" size="large" tone="surface">
              {page.offer.action}
            </ButtonLink>
          </>
        }
        art={
          <Picture
            picture={classroom}
            alt=""
            sizes="(min-width: 768px) 620px, 80vw"
            isPriority
            className={styles.art}
          />
        }
      />
      <Section
        id="classes"
        heading={page.classesHeading}
        text={page.classesText}
        data-print={hidden}
      >
        <ClassIndex classes={classes} />
      </Section>
      <div className={styles.classes} data-print={hidden}>
        {classes.map((one) => (
          <ClassBand
            key={one.id}
            plan={one}
            lessons={lessons}
            {...{ country, cards, prices, stock }}
          />
        ))}
      </div>
      <Section
        id="lessons"
        heading={page.lessonsHeading}
        text={page.printNote}
        className={styles.lessons}
        data-prints-one={printed === undefined ? undefined : true}
      >
        <div className={styles.sheets}>
          {lessons.map((lesson) => (
            <Lesson
              key={lesson.id}
              lesson={lesson}
              isLeftOut={printed !== undefined && printed !== lesson.id}
              onPrint={() => print(lesson.id)}
            />
          ))}
        </div>
        <div className={styles.reading} data-print="never">
          <Heading level={3} size="card">
            {page.readingHeading}
          </Heading>
          <ul>
            {reading.map(({ label, href }) => (
              <li key={href}>
                <Link href={href} variant="standalone">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <Notes sections={sections} />
      <section
        id="offer"
        aria-labelledby="offer-heading"
        className={styles.offer}
        data-print="never"
      >
        <div className={styles.offerWords}>
          <Heading id="offer-heading" size="title">
            {page.offer.heading}
          </Heading>
          <Text size="lead">{page.offer.text}</Text>
        </div>
        {offer?.sentTo === undefined ? (
          <SchoolForm
            isLoading={offer?.isLoading ?? false}
            error={offer?.error}
            questions={page.offer.asks}
            submitLabel={page.offer.action}
            onFieldChange={onFieldChange}
            onSubmit={onOfferRequest}
            {...(initialValues !== undefined && { initialValues })}
            data-needs-script
          />
        ) : (
          <OfferSent words={page.offer.sent} email={offer.sentTo} onAgain={onOfferAgain} />
        )}
      </section>
    </>
  )
}

/** The lesson that is being printed; after printing, none. */
function usePrintedLesson() {
  const [printed, setPrinted] = useState<string>()
  useEffect(() => {
    const forget = () => setPrinted(undefined)
    window.addEventListener('afterprint', forget)
    return () => window.removeEventListener('afterprint', forget)
  }, [])
  return [printed, setPrinted] as const
}
