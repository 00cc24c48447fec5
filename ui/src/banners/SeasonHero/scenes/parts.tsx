import type { CSSProperties, ReactNode } from 'react'
import { Picture, type PictureSource } from '../../../core/Picture/index.ts'
import { cx } from '../../../core/cx/index.ts'
import styles from './scenes.module.css'

/*
 * What the scenes are built of. A scene is drawn on a field of 640 × 400, its origin at the upper left;
 * every length and place below is in units of that field. Scenes are pictures: their colours are the art
 * direction's, not tokens.
 */

const width = 640
const height = 400

export const toy = {
  coral: '#ff5a4a',
  cobalt: '#2743e3',
  sun: '#ffc53d',
  teal: '#14b8a6',
  violet: '#8a63e8',
  white: '#fff',
  ink: '#17203d',
} as const

/** How a part moves: a short entrance, or a loop. Nothing moves for those who ask for less motion. */
type Motion = 'float' | 'hover' | 'sway' | 'swing' | 'turn' | 'twinkle' | 'burst' | 'rise'

const motions: Readonly<Record<Motion, string | undefined>> = {
  float: styles.float,
  hover: styles.hover,
  sway: styles.sway,
  swing: styles.swing,
  turn: styles.turn,
  twinkle: styles.twinkle,
  burst: styles.burst,
  rise: styles.rise,
}

/** A drawn layer. Parts that lie outside of the field are cut by the banner. */
export function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles.drawing} aria-hidden="true">
      {children}
    </svg>
  )
}

/** A group of drawn parts that move together, around their own middle or, for a swing, their upper edge. */
export function Moving({
  motion,
  late = 0,
  children,
}: {
  readonly motion: Motion
  /** Starts so many quarters of a loop later. */
  readonly late?: number
  readonly children: ReactNode
}) {
  return (
    <g className={cx(styles.moving, motions[motion])} style={delayed(late)}>
      {children}
    </g>
  )
}

/** A rendered figure, a square of `size`. */
export function Figure({
  picture,
  x,
  y,
  size,
  motion,
  late = 0,
  isMirrored = false,
}: {
  readonly picture: PictureSource
  readonly x: number
  readonly y: number
  readonly size: number
  readonly motion?: Motion
  readonly late?: number
  readonly isMirrored?: boolean
}) {
  const place: CSSProperties = {
    left: `${(x / width) * 100}%`,
    top: `${(y / height) * 100}%`,
    width: `${(size / width) * 100}%`,
  }
  return (
    <div
      className={cx(styles.figure, motion && motions[motion])}
      style={{ ...place, ...delayed(late) }}
    >
      <Picture
        picture={picture}
        alt=""
        sizes={`(min-width: 768px) ${size}px, ${Math.round((size / width) * 100)}vw`}
        className={cx(styles.picture, isMirrored && styles.mirrored)}
      />
    </div>
  )
}

function delayed(quarters: number): CSSProperties & Record<`--${string}`, number> {
  return { '--late': quarters }
}

/** Half a disc, round to the right; `turn` in degrees, clockwise. */
export function HalfDisc({
  x,
  y,
  r,
  turn = 0,
  fill,
}: {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly turn?: number
  readonly fill: string
}) {
  return (
    <path
      d={`M0 ${-r}a${r} ${r} 0 0 1 0 ${2 * r}z`}
      transform={`translate(${x} ${y}) rotate(${turn})`}
      fill={fill}
    />
  )
}

/** The mark's two half-discs: the right one slid down (or up, by a negative `step`). */
export function SideStep(props: {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly step: number
  readonly left: string
  readonly right: string
}) {
  const { x, y, r, step, left, right } = props
  return (
    <>
      <HalfDisc x={x} y={y} r={r} turn={180} fill={left} />
      <HalfDisc x={x} y={y + step} r={r} fill={right} />
    </>
  )
}

/** `count` half-discs on a circle, their round sides outwards. */
export function Ring(props: {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly count: number
  readonly size: number
  readonly fills: readonly string[]
  /** Degrees of the first one; 0 is to the right. */
  readonly from?: number
  /** Degrees that the ring spans. */
  readonly span?: number
  /** Degrees by which each is turned from "outwards". */
  readonly tilt?: number
}) {
  const { x, y, r, count, size, fills, from = 0, span = 360, tilt = 0 } = props
  return Array.from({ length: count }, (_, index) => {
    const angle = from + (span / count) * index
    return (
      <g key={angle} transform={`translate(${x} ${y}) rotate(${angle}) translate(${r} 0)`}>
        <HalfDisc x={0} y={0} r={size} turn={tilt} fill={fills[index % fills.length] ?? toy.sun} />
      </g>
    )
  })
}

/** Small half-discs over a part of the field, the same each time: a fixed sequence (Lehmer's). */
export function Scatter(props: {
  readonly seed: number
  readonly count: number
  readonly fills: readonly string[]
  readonly area: readonly [x: number, y: number, width: number, height: number]
  readonly sizes?: readonly [least: number, most: number]
}) {
  const { seed, count, fills, area, sizes = [5, 10] } = props
  const [x, y, wide, high] = area
  let state = seed
  const next = (most: number) => {
    state = (state * 16807) % 2147483647
    return Math.floor((state / 2147483647) * most)
  }
  return Array.from({ length: count }, () => ({
    x: x + next(wide),
    y: y + next(high),
    r: sizes[0] + next(sizes[1] - sizes[0] + 1),
    turn: next(360),
    fill: fills[next(fills.length)] ?? toy.white,
  })).map((piece) => <HalfDisc key={`${piece.x} ${piece.y}`} {...piece} />)
}

/** Three half-discs on each other: a fir tree. */
export function Fir({
  x,
  y,
  size,
  fill,
}: {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly fill: string
}) {
  return (
    <>
      <rect
        x={x - size * 0.1}
        y={y - size * 0.3}
        width={size * 0.2}
        height={size * 0.3}
        fill={fill}
      />
      {[1, 0.78, 0.56].map((share, level) => (
        <HalfDisc
          key={share}
          x={x}
          y={y - size * (0.25 + level * 0.48)}
          r={size * share * 0.72}
          turn={-90}
          fill={fill}
        />
      ))}
    </>
  )
}

/** A cloud: half-discs on a line. `x` is its left end. */
export function Cloud({
  x,
  y,
  size,
  fill = toy.white,
}: {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly fill?: string
}) {
  return (
    <>
      <HalfDisc x={x + size * 0.6} y={y} r={size * 0.6} turn={-90} fill={fill} />
      <HalfDisc x={x + size * 1.5} y={y} r={size} turn={-90} fill={fill} />
      <HalfDisc x={x + size * 2.5} y={y} r={size * 0.7} turn={-90} fill={fill} />
    </>
  )
}

/** A toy balloon of two halves, on a string. */
export function PartyBalloon({
  x,
  y,
  r,
  left,
  right,
}: {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly left: string
  readonly right: string
}) {
  return (
    <>
      <path
        d={`M${x} ${y + r * 1.2}q${r * 0.5} ${r} 0 ${r * 2}t${-r * 0.2} ${r * 1.6}`}
        fill="none"
        stroke={toy.ink}
        strokeOpacity="0.45"
        strokeWidth="2"
      />
      <path d={`M${x - 7} ${y + r * 1.2 + 8}h14l-7-12z`} fill={right} />
      <g transform={`translate(${x} ${y}) scale(1 1.18)`}>
        <HalfDisc x={0} y={0} r={r} turn={180} fill={left} />
        <HalfDisc x={0} y={0} r={r} fill={right} />
      </g>
    </>
  )
}

/** A heart: two half-discs, one turned left and one right. */
export function Heart({
  x,
  y,
  size,
  left,
  right,
}: {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly left: string
  readonly right: string
}) {
  const r = size / 2.83
  return (
    <g transform={`translate(${x} ${y}) rotate(45)`}>
      <path d={`M${-r} ${-r}h${2 * r}v${2 * r}h${-2 * r}z`} fill={left} />
      <path d={`M${-r} ${r}l${2 * r} ${-2 * r}v${2 * r}z`} fill={right} />
      <HalfDisc x={-r} y={0} r={r} turn={180} fill={left} />
      <HalfDisc x={0} y={-r} r={r} turn={-90} fill={right} />
    </g>
  )
}
