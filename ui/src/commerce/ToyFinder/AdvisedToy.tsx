import { type CountryCode, type Sku } from '@stemside/rules'
import { Button } from '../../core/Button/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Link } from '../../core/Link/index.ts'
import { LinkSlot } from '../../core/LinkSlot/index.ts'
import { Picture } from '../../core/Picture/index.ts'
import { Text } from '../../core/Text/index.ts'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import { CheckIcon, DeviceIcon, HeartIcon } from '../../icons/index.ts'
import { devicesLink } from '../../shell/navigation.ts'
import { agesLabel } from '../AgeBadge/index.ts'
import { GamepadNote } from '../GamepadNote.tsx'
import { OfferPrice } from '../OfferPrice/index.ts'
import type { ShelfItem } from '../shelfItem.ts'
import styles from './AdvisedToy.module.css'

export interface AdvisedToyProps {
  readonly country: CountryCode
  readonly toy: ShelfItem
  /** Why it is the right one, in one sentence. */
  readonly why: string | undefined
  /** What its app runs on, in one sentence. */
  readonly devices: string | undefined
  /** What the child loves, if the toy is for something else. */
  readonly unmetInterest: string | undefined
  readonly others: readonly ShelfItem[]
  readonly onAdd: (sku: Sku) => void
}

/** The toy that a ToyFinder advises, with the reasons, and two others. */
export function AdvisedToy({
  country,
  toy,
  why,
  devices,
  unmetInterest,
  others,
  onAdd,
}: AdvisedToyProps) {
  const { sku, name, href, picture, offer, ages } = toy
  return (
    <>
      <div className={styles.toy}>
        <Picture
          picture={picture}
          alt=""
          sizes="(min-width: 768px) 320px, 92vw"
          className={styles.picture}
        />
        <div className={styles.words}>
          {unmetInterest !== undefined && (
            <Text size="small" tone="muted">
              {`No toy for “${unmetInterest}” fits this age and device, or it is sold out. The closest:`}
            </Text>
          )}
          <Heading level={3} size="subheading">
            <LinkSlot href={href} className={styles.link}>
              {name}
            </LinkSlot>
          </Heading>
          <ul className={styles.reasons}>
            {why !== undefined && (
              <li>
                <HeartIcon /> <span>{why}</span>
              </li>
            )}
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
          <OfferPrice country={country} offer={offer} isPercentShown />
          <GamepadNote country={country} offer={offer} />
          <Button onClick={() => onAdd(sku)}>
            Add to cart<VisuallyHidden>{`: ${name}`}</VisuallyHidden>
          </Button>
        </div>
      </div>
      {others.length > 0 && (
        <div className={styles.others}>
          <p>{others.length === 1 ? 'This one fits too:' : 'These fit too:'}</p>
          <ul>
            {others.map((other) => (
              <li key={other.sku}>
                <LinkSlot href={other.href} className={styles.other}>
                  <Picture picture={other.picture} alt="" sizes="56px" className={styles.small} />
                  <span>
                    <strong>{other.name}</strong>
                    <br />
                    <span>{other.words.line}</span>
                  </span>
                </LinkSlot>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
