import { shelfItems, type CountryCode, type PriceList, type Stock } from '@stemside/rules'
import { GamepadNote } from '../../commerce/GamepadNote.tsx'
import { OfferPrice } from '../../commerce/OfferPrice/index.ts'
import type { Cards } from '../../commerce/words.ts'
import type { ClassPlan, LessonPlan } from '../../content/pages/education.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Link } from '../../core/Link/index.ts'
import { LinkSlot } from '../../core/LinkSlot/index.ts'
import { Picture } from '../../core/Picture/index.ts'
import { Text } from '../../core/Text/index.ts'
import styles from './ClassBand.module.css'

interface ClassBandProps {
  readonly plan: ClassPlan
  /** Those for the ages of the class are linked. */
  readonly lessons: readonly LessonPlan[]
  readonly country: CountryCode
  readonly cards: Cards
  readonly prices: PriceList
  readonly stock?: Stock | undefined
}

/** One class: what it can do, its toys with their prices here, its lessons. */
export function ClassBand({ plan, lessons, country, cards, prices, stock }: ClassBandProps) {
  const { id, heading, ages, text, toys } = plan
  const fitting = lessons.filter(
    (lesson) => lesson.ages.from < ages.to && lesson.ages.to > ages.from,
  )
  const uses = new Map<string, string>(toys.map(({ sku, use }) => [sku, use]))
  const items = shelfItems(
    toys.map(({ sku }) => sku),
    prices,
    cards,
    stock,
  )
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.root}>
      <div className={styles.words}>
        <Text weight="bold">{`Ages ${ages.from} to ${ages.to}`}</Text>
        <Heading id={`${id}-heading`}>{heading}</Heading>
        <Text>{text}</Text>
        <p className={styles.lessons} data-print="never">
          {fitting.map((lesson) => (
            <Link key={lesson.id} href={`#${lesson.id}`} variant="standalone">
              {`Lesson: ${lesson.title}`}
            </Link>
          ))}
        </p>
      </div>
      <ul className={styles.toys}>
        {items.map(({ sku, name, href, picture, offer, availability }) => (
          <li key={sku} className={styles.toy}>
            <Picture
              picture={picture}
              alt=""
              sizes="(min-width: 768px) 200px, 120px"
              className={styles.picture}
            />
            <div className={styles.about}>
              <Heading level={3} size="card">
                <LinkSlot href={href} className={styles.name}>
                  {name}
                </LinkSlot>
              </Heading>
              <Text size="small">{uses.get(sku)}</Text>
              <OfferPrice country={country} offer={offer} size="small" />
              <GamepadNote country={country} offer={offer} />
              {availability === 'out-of-stock' && <Text size="small">Out of stock</Text>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
