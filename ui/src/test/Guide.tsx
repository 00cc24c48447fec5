import type { ReactNode } from 'react'
import { Badge } from '../core/Badge/index.ts'
import { CheckIcon, CloseIcon } from '../icons/index.ts'
import styles from './Guide.module.css'

/*
 * The blocks that every component's docs page is made of, beside Storybook's own.
 * `sb-unstyled` keeps Storybook's typography off them.
 */

const statuses = {
  stable: { tone: 'success', meaning: 'Use it anywhere.' },
  new: { tone: 'highlight', meaning: 'Use it; its props may still change.' },
  part: { tone: 'subtle', meaning: 'A part of others: look at those first.' },
} as const

/** How far a component has come, and whether to reach for it. */
export function Status({ is }: { is: keyof typeof statuses }) {
  const { tone, meaning } = statuses[is]
  return (
    <p className={`sb-unstyled ${styles.status}`}>
      <Badge tone={tone}>{is}</Badge> {meaning}
    </p>
  )
}

/** Holds `Do` and `Dont` side by side. */
export function Examples({ children }: { children: ReactNode }) {
  return <div className={`sb-unstyled ${styles.examples}`}>{children}</div>
}

interface ExampleProps {
  /** The rule, in one sentence. */
  says: ReactNode
  /** The component itself, on its fixtures. A rule that cannot be shown stands alone. */
  children?: ReactNode
}

export function Do(props: ExampleProps) {
  return <Example {...props} word="Do" icon={<CheckIcon />} />
}

export function Dont(props: ExampleProps) {
  return <Example {...props} word="Don’t" icon={<CloseIcon />} />
}

function Example({
  says,
  word,
  icon,
  children,
}: ExampleProps & { word: 'Do' | 'Don’t'; icon: ReactNode }) {
  return (
    <figure className={styles.example} data-word={word === 'Do' ? 'do' : 'dont'}>
      {children !== undefined && <div className={styles.shown}>{children}</div>}
      <figcaption className={styles.rule}>
        <strong className={styles.word}>
          {icon} {word}
        </strong>
        <span>{says}</span>
      </figcaption>
    </figure>
  )
}

/** What each key does. */
export function Keys({ rows }: { rows: readonly (readonly [key: string, effect: string])[] }) {
  return (
    <table className={`sb-unstyled ${styles.keys}`}>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([key, effect]) => (
          <tr key={key}>
            <th scope="row">
              {key.split(', ').map((one) => (
                <kbd key={one} className={styles.key}>
                  {one}
                </kbd>
              ))}
            </th>
            <td>{effect}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The docs pages of what is near, by their titles in Storybook. */
export function Related({ to }: { to: readonly string[] }) {
  return (
    <ul className={`sb-unstyled ${styles.related}`}>
      {to.map((title) => (
        <li key={title}>
          <a
            className={styles.link}
            href={`./?path=/docs/${title.toLowerCase().replaceAll(/[^a-z]+/gu, '-')}--docs`}
            target="_parent"
          >
            {title.split('/').at(-1)}
          </a>
        </li>
      ))}
    </ul>
  )
}
