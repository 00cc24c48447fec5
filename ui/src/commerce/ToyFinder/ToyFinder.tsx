import {
  adviseToy,
  ageBandLabels,
  ageBands,
  fitsAge,
  fitsLine,
  loves,
  lovesOf,
  shelfLines,
  type CountryCode,
  type ShelfLine,
  type Sku,
  type SoldSku,
  type ToyQuestion,
} from '@stemside/rules'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../core/cx/index.ts'
import { Link } from '../../core/Link/index.ts'
import type { ShelfItem } from '../shelfItem.ts'
import { Advised } from './Advised.tsx'
import styles from './ToyFinder.module.css'

/** What a ToyFinder says about toys. */
export interface FinderWords {
  /** Why a toy is the right one, in one sentence. A toy without is never advised. */
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
  /** The answers. The address keeps them. */
  question: ToyQuestion
  /** Called with all answers when one changes. */
  onQuestionChange: (question: ToyQuestion) => void
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
  question,
  onQuestionChange,
  onAdd,
  className,
  ...rest
}: ToyFinderProps) {
  const toys = items.filter(({ sku }) => whyOf(finder, sku) !== undefined)
  const advice = adviseToy(toys, question, country)
  const { age, love, device } = question
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <div className={styles.questions} style={line && { '--ground': `var(--color-line-${line})` }}>
        <Question
          label="How old is the child?"
          value={age}
          onChange={(value) =>
            onQuestionChange({
              ...question,
              age: ageBands.find((band) => band === value) ?? 'allAge',
            })
          }
        >
          {ageBands
            .filter((band) => toys.some(({ ages }) => fitsAge(ages, band)))
            .map((band) => (
              <option key={band} value={band}>
                {band === 'allAge' ? 'Any age' : ageBandLabels[band]}
              </option>
            ))}
        </Question>
        <Question
          label="What does the child love?"
          value={love ?? ''}
          onChange={(value) => onQuestionChange({ ...question, love: value || undefined })}
        >
          <option value="">Surprise me</option>
          {(line === undefined ? loves : lovesOf(line))
            .filter(({ skus }) => toys.some(({ sku }) => skus.some((one) => one === sku)))
            .map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
        </Question>
        <Question
          label="What will it be played on?"
          value={device ?? ''}
          onChange={(value) =>
            onQuestionChange({ ...question, device: deviceKinds.find((kind) => kind === value) })
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
          <Advised
            country={country}
            toy={advice.toy}
            why={whyOf(finder, advice.toy.sku)}
            devices={devicesOf(finder, advice.toy.sku)}
            missed={advice.isForLove ? undefined : loves.find(({ id }) => id === love)?.label}
            others={advice.others}
            onAdd={onAdd}
          />
        )}
        {advice.answer === 'device' && (
          <p>
            This needs a tablet, because its pieces stand on the screen. On a phone,{' '}
            <Link href="/orboot">Orboot</Link> and <Link href="/plugo">Plugo</Link> play well.
          </p>
        )}
        {advice.answer === 'none' && (
          <p>
            Nothing for this age is in stock just now.{' '}
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
