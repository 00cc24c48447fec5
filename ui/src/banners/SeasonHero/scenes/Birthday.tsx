import { figure as gift } from '../../../../art/pictures/gift/index.ts'
import { figure as trexhat } from '../../../../art/pictures/trexhat/index.ts'
import {
  Drawing,
  Figure,
  HalfDisc,
  Moving,
  PartyBalloon,
  Scatter,
  SideStep,
  toy,
} from './parts.tsx'

/** Where the flags hang: along a line that sags between the upper corners, and between two nails. */
const flags = [
  [34, 32],
  [92, 56],
  [150, 71],
  [208, 76],
  [266, 71],
  [324, 56],
  [400, 50],
  [458, 64],
  [516, 67],
  [574, 58],
] as const
const flagFills = [toy.coral, toy.sun, toy.cobalt, toy.teal, toy.violet] as const

/** A dinosaur in a hat, its present, balloons and a line of flags. */
export function Birthday() {
  return (
    <>
      <Drawing>
        <SideStep x={330} y={236} r={150} step={-46} left="#ff97ab" right="#ffd1da" />
        <path
          d="M-160-70L-20 4Q190 146 362 38Q520 108 680 16"
          fill="none"
          stroke={toy.ink}
          strokeOpacity="0.5"
          strokeWidth="2.5"
        />
        {flags.map(([x, y], index) => (
          <Moving key={x} motion="swing" late={index % 4}>
            <HalfDisc x={x} y={y} r={21} turn={90} fill={flagFills[index % 5] ?? toy.sun} />
          </Moving>
        ))}
        <Scatter
          seed={29}
          count={30}
          fills={[toy.cobalt, toy.coral, toy.sun, toy.teal, toy.violet, toy.white]}
          area={[40, 110, 580, 250]}
        />
        <Moving motion="float" late={1}>
          <PartyBalloon x={552} y={158} r={40} left={toy.teal} right="#0f9c8d" />
        </Moving>
        <Moving motion="float">
          <PartyBalloon x={484} y={140} r={34} left={toy.sun} right="#f2ac12" />
        </Moving>
      </Drawing>
      <Figure picture={trexhat} x={150} y={82} size={318} motion="rise" />
      <Figure picture={gift} x={424} y={212} size={184} motion="hover" />
    </>
  )
}
