import type { CountryCode } from '@stemside/rules'
import type { ComponentProps } from 'react'
import { Button } from '../../core/Button/index.ts'
import { cx } from '../../core/cx/index.ts'
import { Picture } from '../../core/Picture/index.ts'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import type { OfferedCombo } from '../shelfItem.ts'
import { OfferPrice } from '../OfferPrice/index.ts'
import { setSavingText } from '../setSavingText.ts'
import styles from './ComboCard.module.css'

export interface ComboCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The shopper's country. It decides currency, prices and texts. */
  country: CountryCode
  /** The set as the country offers it. */
  combo: OfferedCombo
  /** The level of its name in the page's outline. @default 3 */
  headingLevel?: 2 | 3
  /** Called with the combo's id on "Add the set". */
  onAdd: (comboId: string) => void
}

/** A set of toys that cost less together: its products as a sum, the price, the exact saving. */
export function ComboCard({
  country,
  combo,
  headingLevel = 3,
  onAdd,
  className,
  ...rest
}: ComboCardProps) {
  const Name = `h${headingLevel}` as const
  return (
    <article {...rest} className={cx(styles.root, className)}>
      <ul className={styles.members}>
        {combo.members.map(({ sku, name, picture }) => (
          <li key={sku} className={styles.member}>
            <Picture
              picture={picture}
              alt={name}
              sizes="(min-width: 768px) 150px, 30vw"
              className={styles.picture}
            />
          </li>
        ))}
      </ul>
      <Name className={styles.name}>{combo.name}</Name>
      <p className={styles.description}>{combo.description}</p>
      <div className={styles.buy}>
        <div>
          <OfferPrice country={country} offer={combo} />
          {combo.saving > 0 && (
            <p className={styles.saving} data-part={combo.withCoupon && 'coupon-price'}>
              {setSavingText(combo.saving, country)}
            </p>
          )}
        </div>
        <Button size="small" onClick={() => onAdd(combo.id)}>
          Add the set<VisuallyHidden>{`: ${combo.name}`}</VisuallyHidden>
        </Button>
      </div>
    </article>
  )
}
