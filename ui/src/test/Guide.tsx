import type { ReactNode } from 'react'
import { CheckIcon, CloseIcon } from '../icons/index.ts'
import styles from './Guide.module.css'

/* Blocks for the guides of components, besides Storybook's own. `sb-unstyled` keeps Storybook's
   typography off them. */

interface WhenProps {
  /** What the component is for, each in a few words. */
  use: readonly string[]
  /** What another is better for, with that one’s title in Storybook. */
  instead: readonly (readonly [situation: string, title: string])[]
}

/** When to choose a component, and when another. */
export function When({ use, instead }: WhenProps) {
  return (
    <div className={`sb-unstyled ${styles.when}`}>
      <div>
        <strong>Use it for</strong>
        <ul>
          {use.map((situation) => (
            <li key={situation}>{situation}</li>
          ))}
        </ul>
      </div>
      <div>
        <strong>Use another for</strong>
        <ul>
          {instead.map(([situation, title]) => (
            <li key={situation}>
              {situation}: <DocsLink to={title} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Holds `Do` and `Dont` side by side. */
export function Examples({ children }: { children: ReactNode }) {
  return <div className={`sb-unstyled ${styles.examples}`}>{children}</div>
}

interface ExampleProps {
  /** The rule in one sentence. */
  says: ReactNode
  /** The component as an example. @default none: some rules cannot be shown */
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

/**
 * A small phone that cuts off what does not fit. It is a drawing: nothing in it can be pressed, and screen
 * readers skip it, so `says` must say what it shows.
 */
export function Phone({ children }: { children: ReactNode }) {
  return (
    <div className={styles.phone} inert>
      {children}
    </div>
  )
}

interface OverProps {
  /** The page below: boxes. */
  page: ReactNode
  /** Whether the page below is dark, as behind a dialog. @default false */
  isDimmed?: boolean
  /** What lies over it. */
  children: ReactNode
}

/** A drawing of a popup over a page. Put it into a `Phone`. */
export function Over({ page, isDimmed = false, children }: OverProps) {
  return (
    <div className={styles.over} data-dimmed={isDimmed}>
      <div className={styles.below}>{page}</div>
      <div className={styles.above}>{children}</div>
    </div>
  )
}

/** A part of a page that is not the point of the example, drawn as a box with its name. */
export function Box({ children, height }: { children: ReactNode; height: number }) {
  return (
    <div className={styles.box} style={{ height }}>
      {children}
    </div>
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
          <tr key={effect}>
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

/** Links to related guides, by their titles in Storybook. */
export function Related({ to }: { to: readonly string[] }) {
  return (
    <ul className={`sb-unstyled ${styles.related}`}>
      {to.map((title) => (
        <li key={title}>
          <DocsLink to={title} className={styles.link} />
        </li>
      ))}
    </ul>
  )
}

/** A link to the docs page with this title in Storybook. */
export function DocsLink({ to, className }: { to: string; className?: string | undefined }) {
  return (
    <a
      className={className}
      href={`./?path=/docs/${to.toLowerCase().replaceAll(/[^a-z]+/gu, '-')}--docs`}
      target="_parent"
    >
      {to.split('/').at(-1)}
    </a>
  )
}
