import {
  adviseToy,
  ageBandLabels,
  ageBands,
  fitsAge,
  fitsLine,
  interests,
  interestsOf,
  shelfLines,
  type CountryCode,
  type ShelfLine,
  type Sku,
  type SoldSku,
  type FinderAnswers,
} from '@stemside/rules'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../core/cx/index.ts'
import { Link } from '../../core/Link/index.ts'
import type { ShelfItem } from '../shelfItem.ts'
import { AdvisedToy } from './AdvisedToy.tsx'
import styles from './ToyFinder.module.css'

/** What a ToyFinder says about toys. */
export interface FinderWords {
  /** Why a toy is the right one, in one sentence. A toy without a reason is never advised. */
  readonly why: Readonly<Partial<Record<SoldSku, string>>>
  /** What the app of each line runs on, in one sentence. */
  readonly devices: Readonly<Partial<Record<ShelfLine, string>>>
}

export interface ToyFinderProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The shopper's country. It decides currency, prices and texts. */
  country: CountryCode
  /** The product line to choose from. @default all lines */
  line?: ShelfLine
  /** Why each toy is the right one, and what it needs. */
  finder: FinderWords
  /** The toys to choose from that are sold here. */
  items: readonly ShelfItem[]
  /** The answers so far. */
  answers: FinderAnswers
  /** Called when the shopper changes one answer. It gets all three answers. */
  onAnswersChange: (answers: FinderAnswers) => void
  /** Called with the sku on "Add to cart". */
  onAdd: (sku: Sku) => void
}

const deviceLabels = { phone: 'A phone', tablet: 'A tablet' } as const
const deviceKinds = ['phone', 'tablet'] as const

/**
 * Which toy is right for a child: age, what the child loves, and device are asked. The answer is one toy with the
 * reasons, and two others. It never advises a toy of another age.
 */
export function ToyFinder({
  country,
  line,
  finder,
  items,
  answers,
  onAnswersChange,
  onAdd,
  className,
  ...rest
}: ToyFinderProps) {
  const toys = items.filter(({ sku }) => whyOf(finder, sku) !== undefined)
  const bands = ageBands.filter((band) => toys.some(({ ages }) => fitsAge(ages, band)))
  const offered = (line === undefined ? interests : interestsOf(line)).filter(({ skus }) =>
    toys.some(({ sku }) => skus.some((one) => one === sku)),
  )
  // An answer from the address may be none of this line's.
  const age = bands.find((band) => band === answers.age) ?? 'allAge'
  const wanted = offered.find(({ id }) => id === answers.interest)
  const { device } = answers
  const advice = adviseToy(toys, { age, interest: wanted?.id, device }, country)
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <div className={styles.questions} style={line && { '--ground': `var(--color-line-${line})` }}>
        <Question
          label="How old is the child?"
          value={age}
          onChange={(value) =>
            onAnswersChange({
              ...answers,
              age: ageBands.find((band) => band === value) ?? 'allAge',
            })
          }
        >
          {bands.map((band) => (
            <option key={band} value={band}>
              {band === 'allAge' ? 'Any age' : ageBandLabels[band]}
            </option>
          ))}
        </Question>
        <Question
          label="What does the child love?"
          value={wanted?.id ?? ''}
          onChange={(value) => onAnswersChange({ ...answers, interest: value || undefined })}
        >
          <option value="">Surprise me</option>
          {offered.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Question>
        <Question
          label="What will it be played on?"
          value={device ?? ''}
          onChange={(value) =>
            onAnswersChange({ ...answers, device: deviceKinds.find((kind) => kind === value) })
          }
        >
          <option value="">I am not sure</option>
          {deviceKinds.map((kind) => (
            <option key={kind} value={kind}>
              {deviceLabels[kind]}
            </option>
          ))}
        </Question>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- An output may hold only text. */}
      <div className={styles.advice} role="status" data-part="found">
        {advice.answer === 'toy' && (
          <AdvisedToy
            country={country}
            toy={advice.toy}
            why={whyOf(finder, advice.toy.sku)}
            devices={devicesOf(finder, advice.toy.sku)}
            unmetInterest={advice.matchesInterest ? undefined : wanted?.label}
            others={advice.others}
            onAdd={onAdd}
          />
        )}
        {advice.answer === 'device' && line !== undefined && (
          <p>
            This needs a tablet, because its pieces stand on the screen. On a phone,{' '}
            <Link href="/orboot">Orboot</Link> and <Link href="/plugo">Plugo</Link> play well.
          </p>
        )}
        {(advice.answer === 'none' || (advice.answer === 'device' && line === undefined)) && (
          <p>
            Nothing that fits is in stock just now.{' '}
            <Link href={age === 'allAge' ? '/shop' : `/shop?age=${age}`}>
              See all toys for this age
            </Link>
          </p>
        )}
      </div>
    </div>
  )
}

interface QuestionProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly children: ReactNode
}

function Question({ label, value, onChange, children }: QuestionProps) {
  return (
    <label className={styles.question}>
      {label}
      <select
        className={styles.select}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {children}
      </select>
    </label>
  )
}

function whyOf({ why }: FinderWords, sku: Sku): string | undefined {
  return Object.entries(why).find(([one]) => one === sku)?.[1]
}

function devicesOf({ devices }: FinderWords, sku: Sku): string | undefined {
  const line = shelfLines.find((one) => fitsLine(sku, one))
  return line && devices[line]
}
