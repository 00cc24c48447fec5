import { useState } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { Heading, headingSizes } from '../../ui/src/core/Heading/index.ts'
import { Text, textSizes } from '../../ui/src/core/Text/index.ts'
import { purposes } from '../../ui/src/tokens/purposes.ts'
import { sizeAt } from '../../ui/src/tokens/sizeAt.ts'
import { primitiveTokens, semanticTokens } from '../../ui/src/tokens/tokens.ts'
import type { Token } from '../../ui/src/tokens/readTokens.ts'
import styles from './foundations.module.css'

const startingWith = (prefix: string) =>
  primitiveTokens.filter(({ name }) => name.startsWith(prefix))

const valueOf = (name: string) => primitiveTokens.find((token) => token.name === name)?.value ?? ''

/** The sizes of text, as the components Heading and Text set them. */
export function TypeScale() {
  return (
    <div className={`sb-unstyled ${styles.page}`}>
      <ul className={styles.rows}>
        {headingSizes.map((size) => (
          <Size key={size} of={size} by={`<Heading size="${size}">`}>
            <Heading size={size}>Toys that come alive</Heading>
          </Size>
        ))}
        {textSizes.map((size) => (
          <Size key={size} of={size} by={`<Text size="${size}">`}>
            <Text size={size}>Point the tablet at the globe: ₹2,499, £44.99, 149 AED</Text>
          </Size>
        ))}
      </ul>
    </div>
  )
}

/** A sample, and below it which size it is. */
function Size({ of, by, children }: { of: string; by: string; children: ReactNode }) {
  const [leading, setLeading] = useState<number>()
  const token = `--text-${of}`
  const [small, large] = [390, 1440].map((width) => pixels(sizeAt(valueOf(token), width)))
  const measure = (row: HTMLLIElement | null) => {
    if (row?.firstElementChild) setLeading(lineHeight(row.firstElementChild))
  }
  return (
    <li ref={measure}>
      {children}
      <span>
        {`${purposes[token]} ${small} in a window of 390 px, ${large} in one of 1440 px, line height ${leading ?? '…'}.`}
      </span>
      <small>
        <code>{by}</code> <code>{`${token}: ${valueOf(token)}`}</code>
      </small>
    </li>
  )
}

/** How many times as high as the text a line is. */
function lineHeight(element: Element): number {
  const { lineHeight: line, fontSize } = getComputedStyle(element)
  return Math.round((Number.parseFloat(line) / Number.parseFloat(fontSize)) * 100) / 100
}

const pixels = (size: number) => `${Math.round(size * 10) / 10} px`

export function Weights() {
  return (
    <div className={`sb-unstyled ${styles.page}`}>
      <ul className={styles.rows}>
        {startingWith('--weight-').map(({ name, value }) => (
          <li key={name}>
            <span className={styles.weight} style={{ fontWeight: Number(value) }}>
              Batteries not needed
            </span>
            <small>
              {purposes[name]} <code>{`${name}: ${value}`}</code>
            </small>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function Spaces() {
  return (
    <div className={`sb-unstyled ${styles.page}`}>
      <ul className={styles.rows}>
        {startingWith('--space-').map(({ name, value }) => (
          <li key={name} className={styles.space}>
            <code>{name}</code>
            <span style={{ width: `var(${name})` }} />
            <small>
              {pixels(sizeAt(value, 390))}
              {value.startsWith('clamp(') && ` to ${pixels(sizeAt(value, 1440))}`}. {purposes[name]}
            </small>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function Shapes() {
  const shadows = semanticTokens.filter(({ name }) => name.startsWith('--shadow-'))
  return (
    <div className={`sb-unstyled ${styles.page}`}>
      <ul className={styles.grid}>
        {startingWith('--radius-').map((token) => (
          <Tile key={token.name} {...token} style={{ borderRadius: `var(${token.name})` }} />
        ))}
        {shadows.map((token) => (
          <Tile key={token.name} {...token} style={{ boxShadow: `var(${token.name})` }} />
        ))}
      </ul>
    </div>
  )
}

function Tile({ name, value, style }: Token & { style: CSSProperties }) {
  return (
    <li className={styles.tile} style={style}>
      <code>{name}</code>
      <small>{value}</small>
      <small>{purposes[name]}</small>
    </li>
  )
}
