import type { ProductWords } from '../../commerce/words.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Link } from '../../core/Link/index.ts'
import { Picture } from '../../core/Picture/index.ts'
import { Text } from '../../core/Text/index.ts'
import { Section } from '../../editorial/Section/index.ts'
import { BoxIcon, DeviceIcon, ShieldIcon } from '../../icons/index.ts'
import { devicesLink } from '../../shell/navigation.ts'
import { Benefits } from './Benefits.tsx'
import styles from './ProductDetails.module.css'

interface ProductDetailsProps {
  readonly words: ProductWords
  /** Whether the price includes a gamepad. */
  readonly hasGamepad: boolean | undefined
}

/** What a toy does, its box content, its size, its safety, its devices. */
export function ProductDetails({ words, hasGamepad }: ProductDetailsProps) {
  const { views = {} } = words
  return (
    <>
      <Benefits words={words} />
      <Section heading="In the box">
        <div className={styles.pair} data-has-picture={views.box !== undefined}>
          {views.box && (
            <Picture
              picture={views.box.picture}
              alt=""
              sizes="(min-width: 768px) 560px, 92vw"
              className={styles.picture}
            />
          )}
          <ul className={styles.box} style={{ '--ground': `var(--color-line-${words.hue})` }}>
            {words.inTheBox.map((item) => (
              <li key={item.name}>
                <span>{item.name}</span>
                {item.count !== undefined && (
                  <span className={styles.count}>{`× ${item.count}`}</span>
                )}
              </li>
            ))}
            {hasGamepad && <li>Plugo Gamepad, in its own box</li>}
          </ul>
        </div>
      </Section>
      <Section heading="Good to know">
        <div className={styles.pair} data-has-picture={views.size !== undefined} data-turned>
          {views.size && (
            <Picture
              picture={views.size.picture}
              alt=""
              sizes="(min-width: 768px) 560px, 92vw"
              className={styles.picture}
            />
          )}
          <Facts words={words} />
        </div>
      </Section>
    </>
  )
}

function Facts({ words }: { words: ProductWords }) {
  return (
    <div className={styles.facts}>
      {words.size !== undefined && (
        <div>
          <Heading level={3} size="card" className={styles.factHeading}>
            <BoxIcon /> How big it is
          </Heading>
          <Text>{words.size}</Text>
        </div>
      )}
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
          <Link href={devicesLink.href} variant="standalone">
            Check your device
          </Link>
        </div>
      )}
    </div>
  )
}
