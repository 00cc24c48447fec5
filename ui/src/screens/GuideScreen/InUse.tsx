import type { LineGuide } from '../../content/guides/types.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Picture } from '../../core/Picture/index.ts'
import { Text } from '../../core/Text/index.ts'
import styles from './InUse.module.css'

/** Three moments of play, each with its picture. On a phone they stand one below the other. */
export function InUse({ moments }: Pick<LineGuide['inUse'], 'moments'>) {
  return (
    <ol className={styles.root}>
      {moments.map(({ shown, heading, text }, index) => (
        <li key={heading} className={styles.moment}>
          <Picture
            picture={shown.picture}
            alt={shown.alt}
            sizes="(min-width: 768px) 400px, 92vw"
            className={styles.picture}
          />
          <Heading level={3} size="card">
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            {heading}
          </Heading>
          <Text>{text}</Text>
        </li>
      ))}
    </ol>
  )
}
