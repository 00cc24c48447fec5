import type { CSSProperties } from 'react'
import { Heading, headingSizes } from '../../ui/src/core/Heading/index.ts'
import { Text, textSizes } from '../../ui/src/core/Text/index.ts'
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
          <li key={size}>
            <Heading size={size}>Toys that come alive</Heading>
            <Written name={`--text-${size}`} by={`<Heading size="${size}">`} />
          </li>
        ))}
        {textSizes.map((size) => (
          <li key={size}>
            <Text size={size}>Point the tablet at the globe: ₹2,499, £44.99, 149 AED</Text>
            <Written name={`--text-${size}`} by={`<Text size="${size}">`} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Written({ name, by }: { name: string; by: string }) {
  return (
    <small>
      <code>{by}</code> <code>{`${name}: ${valueOf(name)}`}</code>
    </small>
  )
}

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
              <code>{`${name}: ${value}`}</code>
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
            <small>{value}</small>
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
    </li>
  )
}
