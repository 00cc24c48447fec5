import { countryInText, type CountryCode } from '@stemside/rules'
import type { ShelfItem } from '../../commerce/shelfItem.ts'
import type { LineGuide } from '../../content/guides/types.ts'
import { ButtonLink } from '../../core/Button/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Picture } from '../../core/Picture/index.ts'
import { Text } from '../../core/Text/index.ts'
import { gamepadRuleOf } from './gamepadRuleOf.ts'
import styles from './Gamepad.module.css'

export interface GamepadProps {
  /** What it is, how it knows a kit, what fits. */
  gamepad: NonNullable<LineGuide['gamepad']>
  /** The shopper's country. It decides which kits are sold without one. */
  country: CountryCode
  /** The line's toys that are sold here, the gamepad included. */
  kits: readonly ShelfItem[]
}

/** Explains the gamepad, and whether a kit's price includes one here. */
export function Gamepad({ gamepad, country, kits }: GamepadProps) {
  const pad = kits.find(({ sku }) => sku === 'plugo_gamepad')
  const points = [
    ...gamepad.points,
    { heading: `In ${countryInText(country)}`, text: gamepadRuleOf(kits) },
  ]
  return (
    <div className={styles.root}>
      <Picture
        picture={gamepad.shown.picture}
        alt={gamepad.shown.alt}
        sizes="(min-width: 768px) 560px, 92vw"
        className={styles.picture}
      />
      <div className={styles.words}>
        {points.map(({ heading, text }) => (
          <div key={heading}>
            <Heading level={3} size="card">
              {heading}
            </Heading>
            <Text>{text}</Text>
          </div>
        ))}
        {pad !== undefined && (
          <ButtonLink href={pad.href} tone="surface">
            See the gamepad
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
