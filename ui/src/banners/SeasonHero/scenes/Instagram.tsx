import { figure as teddy } from '../../../../art/pictures/teddy/index.ts'
import { Drawing, Figure, HalfDisc, Heart, Moving, SideStep, toy } from './parts.tsx'

/** A teddy that climbs out of a phone's screen, with hearts around it. */
export function Instagram() {
  return (
    <>
      <Drawing>
        <SideStep x={330} y={206} r={168} step={-30} left={toy.sun} right={toy.violet} />
        <g transform="translate(330 212) rotate(-7)">
          <rect x={-128} y={-190} width={256} height={380} rx={34} fill={toy.ink} />
          <rect x={-114} y={-176} width={228} height={352} rx={22} fill={toy.white} />
          <rect x={-98} y={-114} width={196} height={220} rx={14} fill="#9ad8fa" />
          <circle cx={-80} cy={-144} r={16} fill={toy.coral} />
          <HalfDisc x={-80} y={-144} r={16} fill={toy.cobalt} />
          <rect x={-54} y={-152} width={80} height={14} rx={7} fill="#dfe5f2" />
          <HalfDisc x={0} y={106} r={84} turn={-90} fill={toy.teal} />
          <Heart x={-78} y={134} size={26} left={toy.coral} right="#d9402f" />
          <rect x={-52} y={126} width={110} height={14} rx={7} fill="#dfe5f2" />
        </g>
        <Moving motion="float">
          <Heart x={548} y={118} size={58} left={toy.white} right="#ffe3df" />
        </Moving>
        <Moving motion="float" late={2}>
          <Heart x={98} y={150} size={40} left={toy.white} right="#ffe3df" />
        </Moving>
        <Moving motion="float" late={1}>
          <Heart x={586} y={260} size={30} left={toy.sun} right="#f2ac12" />
        </Moving>
        <Moving motion="float" late={3}>
          <Heart x={150} y={62} size={24} left={toy.sun} right="#f2ac12" />
        </Moving>
      </Drawing>
      <Figure picture={teddy} x={200} y={92} size={290} motion="rise" />
    </>
  )
}
