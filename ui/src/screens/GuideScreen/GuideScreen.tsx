import {
  combosOfLine,
  type Coupon,
  productOf,
  type ShelfLine,
  shelfItems,
  skusOfLine,
  type SoldSku,
  type FinderAnswers,
} from '@stemside/rules'
import { ComboCard } from '../../commerce/ComboCard/index.ts'
import {
  countOfReviews,
  type Review,
  ReviewCard,
  type StarCounts,
} from '../../commerce/Reviews/index.ts'
import { ShelfGrid } from '../../commerce/ShelfGrid/index.ts'
import { ToyFinder } from '../../commerce/ToyFinder/index.ts'
import { cards } from '../../content/cards.ts'
import { devices } from '../../content/devices.ts'
import type { LineGuide } from '../../content/guides/types.ts'
import { Link } from '../../core/Link/index.ts'
import { ChipNav } from '../../editorial/ChipNav/index.ts'
import { Section } from '../../editorial/Section/index.ts'
import { LineScreen, type LineScreenProps } from '../LineScreen/index.ts'
import { Gamepad } from './Gamepad.tsx'
import { InUse } from './InUse.tsx'
import { SideBySide } from './SideBySide.tsx'
import styles from './GuideScreen.module.css'

export interface GuideScreenProps extends Omit<
  LineScreenProps,
  'path' | 'nav' | 'before' | 'shelfHeading' | 'skus' | 'children'
> {
  /** The texts of the page, from `ui/src/content/guides`. */
  guide: LineGuide
  /** Two reviews of the line, each with its toy. */
  reviews: readonly (Review & {
    readonly about: { readonly name: string; readonly href: string }
  })[]
  /** The star counts of all toys of the line together. */
  counts: StarCounts
  /** Says that the reviews are samples. */
  note: string
  /** The applied coupon, with which sets save less. @default none */
  coupon?: Coupon | undefined
  /** The answers to the guide's questions so far. */
  answers: FinderAnswers
  /** Called when the shopper changes one answer. It gets all three answers. */
  onAnswersChange: (answers: FinderAnswers) => void
  /** Called with a combo's id on "Add the set". */
  onAddCombo: (comboId: string) => void
}

/**
 * A product line's page as a guide: how it works in use, which toy is right for a child, all toys, a comparison, sets,
 * and two reviews.
 */
export function GuideScreen(props: GuideScreenProps) {
  const { guide, reviews, counts, note, coupon, answers, onAnswersChange, onAddCombo, ...shelf } =
    props
  const { country, prices, stock, onAdd } = shelf
  const { line, inUse, gamepad, finder, toysHeading, sets } = guide
  const { singles, bundles } = skusByKind(line)
  const itemsOf = (skus: readonly SoldSku[]) => shelfItems(skus, prices, cards, stock)
  const packs = itemsOf(bundles)
  const combos = combosOfLine(`/${line}`, prices, cards, stock, coupon)
  const hasSets = packs.length + combos.length > 0
  return (
    <LineScreen
      {...shelf}
      path={`/${line}`}
      skus={singles}
      shelfHeading={toysHeading}
      nav={
        <ChipNav
          label="On this page"
          links={[
            { label: inUse.heading, href: '#in-use' },
            ...(gamepad === undefined ? [] : [{ label: 'The gamepad', href: '#gamepad' }]),
            { label: 'Which one?', href: '#which-one' },
            { label: toysHeading, href: '#toys' },
            { label: 'Compare', href: '#compare' },
            ...(hasSets ? [{ label: 'Sets', href: '#sets' }] : []),
          ]}
        />
      }
      before={
        <>
          <Section id="in-use" heading={inUse.heading} text={inUse.text}>
            <InUse moments={inUse.moments} />
          </Section>
          {gamepad !== undefined && (
            <Section id="gamepad" heading={gamepad.heading} text={gamepad.text}>
              <Gamepad gamepad={gamepad} country={country} kits={itemsOf(singles)} />
            </Section>
          )}
          <Section id="which-one" heading={finder.heading} text={finder.text} data-needs-script>
            <ToyFinder
              country={country}
              line={line}
              finder={{ why: finder.why, devices }}
              items={itemsOf(singles)}
              answers={answers}
              onAnswersChange={onAnswersChange}
              onAdd={onAdd}
            />
          </Section>
        </>
      }
    >
      <Section id="compare" heading="Side by side" text="Choose two to four to compare.">
        <SideBySide
          label={`${toysHeading}, side by side`}
          country={country}
          items={itemsOf(singles)}
          onAdd={onAdd}
        />
      </Section>
      {hasSets && (
        <Section id="sets" heading={sets.heading} text={sets.text} className={styles.sets}>
          {combos.length > 0 && (
            <ul className={styles.combos}>
              {combos.map((combo) => (
                <li key={combo.id}>
                  <ComboCard country={country} combo={combo} onAdd={onAddCombo} />
                </li>
              ))}
            </ul>
          )}
          {packs.length > 0 && <ShelfGrid country={country} items={packs} onAdd={onAdd} />}
        </Section>
      )}
      <Section
        heading="What families say"
        text={`${countOfReviews(reviews.length, counts)} ${note}`}
        link={{ label: 'More reviews', href: '/reviews' }}
      >
        <ul className={styles.reviews}>
          {reviews.map((review) => (
            <li key={review.id}>
              <ReviewCard
                review={review}
                about={<Link href={review.about.href}>{review.about.name}</Link>}
              />
            </li>
          ))}
        </ul>
      </Section>
    </LineScreen>
  )
}

/** The toys of a line one by one, and its bundles. */
function skusByKind(line: ShelfLine) {
  const skus = skusOfLine(`/${line}`)
  return { singles: skus.filter((sku) => !isBundle(sku)), bundles: skus.filter(isBundle) }
}

function isBundle(sku: SoldSku): boolean {
  return productOf(sku)?.kind === 'bundle'
}
