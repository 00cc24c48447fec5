import {
  adviseToy,
  ageBandLabels,
  ageBands,
  fitsAge,
  type AgeBand,
  type CountryCode,
  type ShelfLine,
  type Sku,
  type SoldSku,
} from '@stemside/rules'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { Button } from '../../core/Button/index.ts'
import { cx } from '../../core/cx/index.ts'
import { Link } from '../../core/Link/index.ts'
import { LinkSlot } from '../../core/LinkSlot/index.ts'
import { Picture } from '../../core/Picture/index.ts'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import { CheckIcon, DeviceIcon, HeartIcon } from '../../icons/index.ts'
import { devicesLink } from '../../shell/navigation.ts'
import { agesLabel } from '../AgeBadge/index.ts'
import { Price } from '../Price/index.ts'
import type { ShelfItem } from '../shelfItem.ts'
import styles from './ToyFinder.module.css'

/** A skill that a parent wants to train, and the toys that train it, best first. */
export interface FinderSkill {
  readonly label: string
  readonly skus: readonly SoldSku[]
}

/** What a ToyFinder says about the toys of a line. */
export interface FinderWords {
  readonly skills: readonly FinderSkill[]
  /** Why a toy is the right one, in one sentence. A toy without is never advised. */
  readonly why: Readonly<Partial<Record<SoldSku, string>>>
  /** What the line's app runs on, in one sentence. */
  readonly devices: string
}

export interface ToyFinderProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The shopper's country. It decides currency, prices and texts. */
  country: CountryCode
  /** The product line. */
  line: ShelfLine
  /** The line's skills, and why each toy is the right one. */
  finder: FinderWords
  /** All toys of the line that are sold here. */
  items: readonly ShelfItem[]
  /** Called with the sku on "Add to cart". */
  onAdd: (sku: Sku) => void
}

const deviceLabels = { phone: 'A phone', tablet: 'A tablet' } as const
const deviceKinds = ['phone', 'tablet'] as const

/**
 * Which toy of a line is right for a child: age, skill and device are asked, and one toy is the answer, with the
 * reasons. It never advises a toy of another age.
 */
export function ToyFinder({
  country,
  line,
  finder,
  items,
  onAdd,
  className,
  ...rest
}: ToyFinderProps) {
  const [age, setAge] = useState<AgeBand>('allAge')
  const [skillLabel, setSkillLabel] = useState('')
  const [device, setDevice] = useState<(typeof deviceKinds)[number]>()
  const toys = items.filter(({ sku }) => whyOf(finder, sku) !== undefined)
  const skill = finder.skills.find(({ label }) => label === skillLabel)
  const advice = adviseToy(toys, { line, age, skus: skill?.skus ?? [], device }, country)
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <div className={styles.questions} style={{ '--ground': `var(--color-line-${line})` }}>
        <Question
          label="How old is your child?"
          value={age}
          onChange={(value) => setAge(ageBands.find((band) => band === value) ?? 'allAge')}
        >
          {ageBands
            .filter((band) => toys.some(({ ages }) => fitsAge(ages, band)))
            .map((band) => (
              <option key={band} value={band}>
                {band === 'allAge' ? 'Any age' : ageBandLabels[band]}
              </option>
            ))}
        </Question>
        <Question label="What should it train?" value={skillLabel} onChange={setSkillLabel}>
          <option value="">Surprise me</option>
          {finder.skills
            .filter(({ skus }) => toys.some(({ sku }) => skus.some((one) => one === sku)))
            .map(({ label }) => (
              <option key={label} value={label}>
                {label}
              </option>
            ))}
        </Question>
        <Question
          label="What do you have?"
          value={device ?? ''}
          onChange={(value) => setDevice(deviceKinds.find((kind) => kind === value))}
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
      <div className={styles.advice} role="status">
        {advice.answer === 'toy' && (
          <Advised
            country={country}
            toy={advice.toy}
            why={whyOf(finder, advice.toy.sku) ?? ''}
            devices={finder.devices}
            missed={advice.trainsSkill ? undefined : skill?.label}
            onAdd={onAdd}
          />
        )}
        {advice.answer === 'device' && (
          <p className={styles.none}>
            This line needs a tablet, because its pieces stand on the screen. On a phone,{' '}
            <Link href="/orboot">Orboot</Link> and <Link href="/plugo">Plugo</Link> play well.
          </p>
        )}
        {advice.answer === 'none' && (
          <p className={styles.none}>
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

interface AdvisedProps extends Pick<ToyFinderProps, 'country' | 'onAdd'> {
  readonly toy: ShelfItem
  readonly why: string
  readonly devices: string
  /** The wanted skill, if no toy of this age trains it. */
  readonly missed: string | undefined
}

function Advised({ country, toy, why, devices, missed, onAdd }: AdvisedProps) {
  const { sku, name, href, picture, offer, ages } = toy
  return (
    <div className={styles.toy}>
      <Picture
        picture={picture}
        alt=""
        sizes="(min-width: 768px) 320px, 92vw"
        className={styles.picture}
      />
      <div className={styles.words}>
        {missed !== undefined && (
          <p className={styles.missed}>Nothing at this age trains “{missed}” yet. The closest:</p>
        )}
        <p className={styles.name}>
          <LinkSlot href={href} className={styles.link}>
            {name}
          </LinkSlot>
        </p>
        <ul className={styles.reasons}>
          <li>
            <HeartIcon /> <span>{why}</span>
          </li>
          <li>
            <CheckIcon /> <span>{`Made for ages ${agesLabel(ages)}.`}</span>
          </li>
          <li>
            <DeviceIcon />
            <span>
              <span>{devices}</span>{' '}
              <Link href={devicesLink.href}>
                Check yours<VisuallyHidden>: phone or tablet</VisuallyHidden>
              </Link>
            </span>
          </li>
        </ul>
        <Price country={country} amount={offer.amount} strike={offer.strike} isPercentShown />
        <Button onClick={() => onAdd(sku)}>
          Add to cart<VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        </Button>
      </div>
    </div>
  )
}

function whyOf({ why }: FinderWords, sku: Sku): string | undefined {
  return Object.entries(why).find(([one]) => one === sku)?.[1]
}
