import { figure as gift } from '../../../../art/pictures/gift/index.ts'
import { figure as elephant } from '../../../../art/pictures/elephant/index.ts'
import { Drawing, Figure, HalfDisc, Moving, Ring, toy } from './parts.tsx'

/** A rakhi: a rosette of half-discs on its thread, an elephant, and a present in return. */
export function Rakhi() {
  return (
    <>
      <Drawing>
        <path
          d="M-20 250C60 250 110 190 236 176S520 60 680 110"
          fill="none"
          stroke={toy.coral}
          strokeWidth="9"
        />
        <path
          d="M-20 250C60 250 110 190 236 176S520 60 680 110"
          fill="none"
          stroke={toy.white}
          strokeDasharray="10 14"
          strokeWidth="4"
        />
        <Moving motion="turn">
          <circle cx={236} cy={180} r={168} fill="none" />
          <Ring x={236} y={180} r={132} count={18} size={24} fills={[toy.coral, '#ff8b77']} />
          <circle cx={236} cy={180} r={132} fill={toy.violet} />
          <Ring x={236} y={180} r={104} count={16} size={15} fills={[toy.white]} />
          <circle cx={236} cy={180} r={96} fill={toy.teal} />
          <Ring x={236} y={180} r={70} count={12} size={13} fills={[toy.sun]} />
        </Moving>
        <HalfDisc x={330} y={640} r={330} turn={-90} fill="#f2ac12" />
      </Drawing>
      <Figure picture={elephant} x={318} y={92} size={276} motion="rise" />
      <Figure picture={gift} x={150} y={246} size={146} motion="hover" />
    </>
  )
}
