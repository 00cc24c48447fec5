import type { ComponentProps } from 'react'
import styles from './Confetti.module.css'

const tones = ['cobalt', 'coral', 'teal', 'violet', 'white'] as const

/** Each piece: x, y, size, rotation in degrees. Server and browser calculate the same ones. */
const pieces = scatter(26)

/** Confetti: two half-discs with small ones around them. */
export function Confetti(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 640 360" preserveAspectRatio="xMaxYMid slice" aria-hidden="true" {...props}>
      <path className={styles.left} d="M330 70a150 150 0 0 0 0 300z" />
      <path className={styles.right} d="M330 10a150 150 0 0 1 0 300z" />
      {pieces.map(({ x, y, size, turn, tone }) => (
        <path
          key={`${x} ${y}`}
          className={styles[tone]}
          transform={`translate(${x} ${y}) rotate(${turn})`}
          d={`M0 ${-size}a${size} ${size} 0 0 1 0 ${2 * size}z`}
        />
      ))}
    </svg>
  )
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
