import { figure as balloon } from '../../../../art/pictures/balloon/index.ts'
import { figure as teddy } from '../../../../art/pictures/teddy/index.ts'
import { Drawing, Figure, HalfDisc, Moving, Ring, toy } from './parts.tsx'

const sky = '#9ad8fa'
const bursts = [
  { x: 186, y: 136, r: 90, count: 14, fills: [toy.coral, toy.white] },
  { x: 470, y: 104, r: 92, count: 12, fills: [toy.white, sky] },
  { x: 322, y: 80, r: 56, count: 12, fills: [toy.sun, toy.coral] },
  { x: 590, y: 230, r: 52, count: 10, fills: [sky, toy.coral] },
] as const

/** Fireworks of half-discs over dark hills; a teddy watches, a balloon flies by. */
export function JulyFourth() {
  return (
    <>
      <Drawing>
        {bursts.map(({ x, y, r, count, fills }, index) => (
          <Moving key={x} motion="burst" late={index}>
            <Ring x={x} y={y} r={r} count={count} size={r * 0.14} fills={fills} tilt={90} />
            <Ring
              x={x}
              y={y}
              r={r * 0.66}
              count={count}
              size={r * 0.09}
              fills={fills.toReversed()}
              from={180 / count}
              tilt={90}
            />
            <Ring x={x} y={y} r={r * 0.34} count={count / 2} size={r * 0.08} fills={fills} />
            <circle cx={x} cy={y} r={r * 0.08} fill={toy.sun} />
          </Moving>
        ))}
        <HalfDisc x={110} y={470} r={210} turn={-90} fill="#16248a" />
        <HalfDisc x={520} y={520} r={300} turn={-90} fill="#131f78" />
        <HalfDisc x={300} y={560} r={260} turn={-90} fill="#0f1960" />
      </Drawing>
      <Figure picture={balloon} x={36} y={206} size={150} motion="float" />
      <Figure picture={teddy} x={262} y={176} size={226} motion="rise" />
    </>
  )
}
