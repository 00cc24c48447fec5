import type { ComponentProps, CSSProperties } from 'react'
import { cx } from '../../core/cx/index.ts'
import styles from './Confetti.module.css'

const tones = ['cobalt', 'coral', 'teal', 'violet', 'white'] as const

/** Each piece: x, y, size, rotation in degrees. Server and browser calculate the same ones. */
const thrown = scatter(60)
const still = thrown.slice(0, 26)

export interface ConfettiProps extends ComponentProps<'svg'> {
  /** Whether the pieces fly to their places once, when the confetti appears. @default false */
  isThrown?: boolean
}

/** Where thrown pieces start: the middle of the half-discs. */
const start = { x: 330, y: 240 } as const

/** Confetti: two half-discs with small ones around them. */
export function Confetti({ isThrown = false, className, ...rest }: ConfettiProps) {
  return (
    <svg
      viewBox="0 0 640 360"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      {...rest}
      className={cx(isThrown && styles.thrown, className)}
    >
      <path className={styles.left} d="M330 70a150 150 0 0 0 0 300z" />
      <path className={styles.right} d="M330 10a150 150 0 0 1 0 300z" />
      {(isThrown ? thrown : still).map(({ x, y, size, turn, tone }) => (
        <path
          key={`${x} ${y}`}
          className={cx(styles.piece, styles[tone])}
          style={wayOf(x, y)}
          transform={`translate(${x} ${y}) rotate(${turn})`}
          d={`M0 ${-size}a${size} ${size} 0 0 1 0 ${2 * size}z`}
        />
      ))}
    </svg>
  )
}

/** The way back from a piece's place to where it is thrown from. */
function wayOf(x: number, y: number): CSSProperties & Record<`--${string}`, string> {
  return { '--back-x': `${start.x - x}px`, '--back-y': `${start.y - y}px` }
}

interface Piece {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turn: number
  readonly tone: (typeof tones)[number]
}

/** `count` pieces across the view box, from a pseudo-random sequence (Lehmer) with a fixed seed. */
function scatter(count: number): readonly Piece[] {
  let state = 7
  const next = (most: number) => {
    state = (state * 16807) % 2147483647
    return Math.floor((state / 2147483647) * most)
  }
  return Array.from({ length: count }, () => ({
    x: 60 + next(560),
    y: 10 + next(330),
    size: 7 + next(9),
    turn: next(360),
    tone: tones[next(tones.length)] ?? 'white',
  }))
}
