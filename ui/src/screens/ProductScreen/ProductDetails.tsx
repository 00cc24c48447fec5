import type { ProductWords } from '../../commerce/words.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Link } from '../../core/Link/index.ts'
import { useHasPage } from '../../core/LinkSlot/index.ts'
import { Text } from '../../core/Text/index.ts'
import { Section } from '../../editorial/Section/index.ts'
import { BoxIcon, DeviceIcon, ShieldIcon } from '../../icons/index.ts'
import { devicesLink } from '../../shell/navigation.ts'
import styles from './ProductDetails.module.css'

/** What a toy does, what is in its box, how safe it is, what it runs on. */
export function ProductDetails({ words }: { words: ProductWords }) {
  const hasPage = useHasPage()
  return (
    <Section heading="What they will do with it">
      <ul className={styles.features}>
        {words.features.map((feature) => (
          <li
            key={feature.heading}
            className={styles.feature}
            style={{ '--ground': `var(--color-line-${words.hue})` }}
          >
            <Heading level={3} size="card">
              {feature.heading}
            </Heading>
            <Text>{feature.text}</Text>
          </li>
        ))}
      </ul>
      <div className={styles.facts}>
        <div>
          <Heading level={3} size="card" className={styles.factHeading}>
            <BoxIcon /> In the box
          </Heading>
          <ul className={styles.box}>
            {words.inTheBox.map((item) => (
              <li key={item.name}>
                {item.count !== undefined && `${item.count} × `}
                {item.name}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <Heading level={3} size="card" className={styles.factHeading}>
            <ShieldIcon /> Safety
          </Heading>
          <Text>{words.safety}</Text>
        </div>
        {words.devices !== undefined && (
          <div>
            <Heading level={3} size="card" className={styles.factHeading}>
              <DeviceIcon /> Runs on
            </Heading>
            <Text>{words.devices}</Text>
            {hasPage(devicesLink.href) && (
              <Link href={devicesLink.href} variant="standalone">
                Check your device
              </Link>
            )}
          </div>
        )}
      </div>
    </Section>
  )
}
