import { figure as gift } from '../../../../art/pictures/gift/index.ts'
import { figure as penguin } from '../../../../art/pictures/penguin/index.ts'
import { Drawing, Figure, Fir, HalfDisc, Moving, Scatter, SideStep, toy } from './parts.tsx'

const baubles = [
  { x: 92, hang: 96, r: 38, left: toy.coral, right: '#e0483c' },
  { x: 196, hang: 40, r: 28, left: toy.sun, right: '#ff9d1f' },
  { x: 500, hang: 58, r: 32, left: '#9ad8fa', right: '#5fb6ec' },
  { x: 588, hang: 120, r: 36, left: toy.violet, right: '#7650d6' },
] as const

/** Fir twigs along the whole upper edge of the banner. */
const garland = Array.from({ length: 49 }, (_, index) => index * 30 - 740)

/** A penguin with a present in the snow, below baubles of two halves. */
export function Holiday() {
  return (
    <>
      <Drawing>
        <Fir x={118} y={352} size={74} fill="#0a6258" />
        <Fir x={560} y={356} size={92} fill="#0a6258" />
        <Fir x={486} y={350} size={56} fill="#095a51" />
        <HalfDisc x={140} y={520} r={210} turn={-90} fill="#d9f5e7" />
        <HalfDisc x={430} y={600} r={300} turn={-90} fill={toy.white} />
        <Moving motion="twinkle">
          <Scatter
            seed={11}
            count={22}
            fills={[toy.white]}
            area={[20, 20, 600, 280]}
            sizes={[2, 5]}
          />
        </Moving>
        <Moving motion="twinkle" late={2}>
          <Scatter
            seed={77}
            count={22}
            fills={['#bdebd3', toy.white]}
            area={[20, 20, 600, 280]}
            sizes={[2, 5]}
          />
        </Moving>
        {garland.map((x, index) => (
          <HalfDisc key={x} x={x} y={-34} r={20} turn={index % 2 === 0 ? 78 : 102} fill="#0f9c8d" />
        ))}
        {baubles.map(({ x, hang, r, left, right }, index) => (
          <Moving key={x} motion="swing" late={index}>
            <path d={`M${x}-34V${hang}`} stroke={toy.white} strokeOpacity="0.6" strokeWidth="2.5" />
            <rect x={x - 8} y={hang - 4} width="16" height="14" rx="4" fill={toy.sun} />
            <SideStep x={x} y={hang + r + 8} r={r} step={0} left={left} right={right} />
          </Moving>
        ))}
      </Drawing>
      <Figure picture={penguin} x={214} y={88} size={276} motion="rise" />
      <Figure picture={gift} x={388} y={222} size={156} motion="hover" />
    </>
  )
}
