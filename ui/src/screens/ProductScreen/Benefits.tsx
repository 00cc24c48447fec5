import type { ProductWords, ShownPicture } from '../../commerce/words.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Picture } from '../../core/Picture/index.ts'
import { Text } from '../../core/Text/index.ts'
import { Section } from '../../editorial/Section/index.ts'
import styles from './Benefits.module.css'

/**
 * What a toy does: each benefit with the view that it names. A product whose benefits name no view
 * lists them beside one picture.
 */
export function Benefits({ words }: { words: ProductWords }) {
  const { features, views = {}, pictures, hue } = words
  const [first, lowerDown = first] = pictures
  return (
    <Section heading="What they will do with it">
      {features.every(({ shows }) => shows === undefined) ? (
        <div className={styles.panel} style={{ '--ground': `var(--color-line-${hue})` }}>
          <Shown of={lowerDown} sizes="(min-width: 768px) 560px, 92vw" />
          <ul className={styles.lines}>
            {features.map((feature) => (
              <li key={feature.heading}>
                <Heading level={3} size="card">
                  {feature.heading}
                </Heading>
                <Text>{feature.text}</Text>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <ul className={styles.rows}>
          {features.map((feature) => (
            <li key={feature.heading} className={styles.row}>
              <Shown
                of={(feature.shows && views[feature.shows]) ?? lowerDown}
                sizes="(min-width: 768px) 560px, 92vw"
              />
              <div className={styles.words} style={{ '--accent': `var(--color-line-${hue})` }}>
                <Heading level={3} size="subheading">
                  {feature.heading}
                </Heading>
                <Text size="lead">{feature.text}</Text>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

/** The text beside it says what it shows, and the gallery describes it. */
function Shown({ of: { picture, portrait }, sizes }: { of: ShownPicture; sizes: string }) {
  return (
    <Picture
      picture={picture}
      portrait={portrait}
      alt=""
      sizes={sizes}
      className={styles.picture}
    />
  )
}
