import {
  formatMoney,
  shelfItems,
  soldSkus,
  type CountryCode,
  type PriceList,
  type Sku,
  type Stock,
  type FinderAnswers,
} from '@stemside/rules'
import { agesLabel } from '../../commerce/AgeBadge/index.ts'
import { ToyFinder } from '../../commerce/ToyFinder/index.ts'
import { cards } from '../../content/cards.ts'
import { finder } from '../../content/finder.ts'
import { Link } from '../../core/Link/index.ts'
import { Text } from '../../core/Text/index.ts'
import { Section } from '../../editorial/Section/index.ts'
import { TopPanel } from '../../editorial/TopPanel/index.ts'

export interface FinderScreenProps {
  /** The shopper's country. It decides currency, prices and texts. */
  country: CountryCode
  /** The country's price list, in minor units. */
  prices: PriceList
  /** Units left by sku; a sku that is not in it is in stock. @default {} */
  stock?: Stock | undefined
  /** The answers so far. */
  answers: FinderAnswers
  /** Called when the shopper changes one answer. It gets all three answers. */
  onAnswersChange: (answers: FinderAnswers) => void
  /** Called with the sku on "Add to cart". */
  onAdd: (sku: Sku) => void
}

/** Finds the right toy for a child by three questions. Without JavaScript it lists the toys by age, each with its price and whom it is for. */
export function FinderScreen({
  country,
  prices,
  stock,
  answers,
  onAnswersChange,
  onAdd,
}: FinderScreenProps) {
  const items = shelfItems(soldSkus, prices, cards, stock)
  const byAge = items.toSorted((one, other) => one.ages.from - other.ages.from)
  const reasons = new Map<Sku, string>(Object.entries(finder.why))
  return (
    <>
      <TopPanel
        hue="gift"
        heading="Which toy for this child?"
        text="By the child’s age, by what it loves, and by the phone or tablet at home."
      />
      <Section
        heading="Answer what you can"
        text="Three questions, one toy. The page’s address keeps your answers, so you can send it to whoever knows more."
        data-needs-script
      >
        <ToyFinder
          country={country}
          finder={finder}
          items={items}
          answers={answers}
          onAnswersChange={onAnswersChange}
          onAdd={onAdd}
        />
      </Section>
      <noscript>
        <Section heading="The toys by age, and whom they are for">
          <ul>
            {byAge.map(({ sku, name, href, ages, price }) => {
              const why = reasons.get(sku)
              return (
                why !== undefined && (
                  <li key={sku}>
                    <Link href={href}>{name}</Link>
                    <Text>{`Ages ${agesLabel(ages)}, ${formatMoney(price, country)}. ${why}`}</Text>
                  </li>
                )
              )
            })}
          </ul>
        </Section>
      </noscript>
    </>
  )
}
