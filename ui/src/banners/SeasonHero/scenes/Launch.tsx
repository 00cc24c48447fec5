import { figure as rocket } from '../../../../art/pictures/rocket/index.ts'
import { Cloud, Drawing, Figure, HalfDisc, Moving, Scatter, SideStep, toy } from './parts.tsx'

/** A rocket leaves a rainbow of half-discs. */
export function Launch() {
  return (
    <>
      <Drawing>
        <HalfDisc x={336} y={400} r={286} turn={-90} fill="#b9a8fa" />
        <HalfDisc x={336} y={400} r={226} turn={-90} fill={toy.violet} />
        <HalfDisc x={336} y={400} r={168} turn={-90} fill="#ff8b77" />
        <HalfDisc x={336} y={400} r={108} turn={-90} fill={toy.sun} />
        <Moving motion="twinkle">
          <Scatter
            seed={5}
            count={9}
            fills={[toy.white, toy.sun]}
            area={[20, 20, 600, 120]}
            sizes={[3, 6]}
          />
        </Moving>
        <Moving motion="twinkle" late={2}>
          <Scatter
            seed={91}
            count={9}
            fills={[toy.white, toy.cobalt]}
            area={[20, 20, 600, 160]}
            sizes={[3, 6]}
          />
        </Moving>
        <Moving motion="float" late={1}>
          <SideStep x={110} y={112} r={32} step={8} left={toy.teal} right="#0f9c8d" />
        </Moving>
        <Moving motion="float" late={3}>
          <SideStep x={560} y={150} r={22} step={-6} left={toy.sun} right="#f2ac12" />
        </Moving>
        <Cloud x={70} y={400} size={46} />
        <Cloud x={420} y={400} size={54} />
        <Cloud x={226} y={400} size={34} fill="#f1ecff" />
      </Drawing>
      <Figure picture={rocket} x={188} y={28} size={314} motion="hover" />
    </>
  )
}
