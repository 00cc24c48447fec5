import { figure as balloon } from '../../../../art/pictures/balloon/index.ts'
import { figure as globe } from '../../../../art/pictures/globe/index.ts'
import { Drawing, Figure, HalfDisc, Moving, Ring, toy } from './parts.tsx'

/** The first morning of a year: half a sun behind the globe, above waves. */
export function Welcome2022() {
  return (
    <>
      <Drawing>
        <HalfDisc x={330} y={330} r={170} turn={-90} fill={toy.sun} />
        <Moving motion="twinkle">
          <Ring
            x={330}
            y={330}
            r={196}
            count={11}
            size={15}
            from={180}
            span={198}
            fills={['#ff8b77']}
          />
        </Moving>
        <Moving motion="twinkle" late={2}>
          <Ring
            x={330}
            y={330}
            r={238}
            count={11}
            size={9}
            from={189}
            span={180}
            fills={[toy.coral, toy.sun]}
          />
        </Moving>
        {[0, 1, 2, 3, 4, 5, 6, 7].map((wave) => (
          <HalfDisc key={wave} x={20 + wave * 88} y={400} r={52} turn={-90} fill={toy.teal} />
        ))}
        {[0, 1, 2, 3, 4, 5, 6].map((wave) => (
          <HalfDisc key={wave} x={64 + wave * 88} y={410} r={42} turn={-90} fill="#0f9c8d" />
        ))}
      </Drawing>
      <Figure picture={globe} x={186} y={64} size={292} motion="rise" />
      <Figure picture={balloon} x={484} y={40} size={140} motion="float" />
    </>
  )
}
