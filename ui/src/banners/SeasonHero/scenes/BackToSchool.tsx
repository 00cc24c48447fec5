import { figure as bag } from '../../../../art/pictures/bag/index.ts'
import { figure as knight } from '../../../../art/pictures/knight/index.ts'
import { Drawing, Figure, HalfDisc, Moving, toy } from './parts.tsx'

/** Marks of the protractor, in degrees from its left end; every third one is long. */
const marks = Array.from({ length: 19 }, (_, index) => index * 10)

/** A bag before a protractor, which is half a disc, with pencils and a paper plane. */
export function BackToSchool() {
  return (
    <>
      <Drawing>
        <HalfDisc x={356} y={360} r={236} turn={-90} fill={toy.sun} />
        <HalfDisc x={356} y={360} r={150} turn={-90} fill="#ffd873" />
        {marks.map((mark, index) => (
          <path
            key={mark}
            d={index % 3 === 0 ? 'M-228 0h34' : 'M-228 0h18'}
            transform={`translate(356 356) rotate(${mark})`}
            stroke={toy.ink}
            strokeLinecap="round"
            strokeOpacity="0.55"
            strokeWidth="4"
          />
        ))}
        <rect x={100} y={356} width={512} height={18} rx={9} fill={toy.ink} />
        <Pencil x={62} y={166} length={176} fill={toy.cobalt} turn={28} />
        <Pencil x={588} y={116} length={150} fill={toy.teal} turn={118} />
        <Moving motion="hover">
          <path d="M84 70 212 22 150 116 132 88z" fill={toy.white} />
          <path d="M132 88 212 22 118 80z" fill="#dfe5f2" />
          <path d="M132 88l2 30 16-2z" fill="#c3cde4" />
          <path
            d="M76 108q-34 20-60 8"
            fill="none"
            stroke={toy.ink}
            strokeDasharray="2 10"
            strokeLinecap="round"
            strokeOpacity="0.5"
            strokeWidth="3"
          />
        </Moving>
      </Drawing>
      <Figure picture={knight} x={420} y={186} size={186} motion="rise" late={1} />
      <Figure picture={bag} x={206} y={88} size={282} motion="rise" />
    </>
  )
}

function Pencil(props: {
  readonly x: number
  readonly y: number
  readonly length: number
  readonly fill: string
  readonly turn: number
}) {
  const { x, y, length, fill, turn } = props
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <HalfDisc x={0} y={0} r={17} turn={180} fill="#ff8fa5" />
      <rect x={-2} y={-17} width={14} height={34} fill="#dfe5f2" />
      <rect x={12} y={-17} width={length} height={34} fill={fill} />
      <rect x={12} y={-6} width={length} height={12} fill={toy.white} fillOpacity="0.22" />
      <path d={`M${length + 12}-17l38 17-38 17z`} fill="#ffe2b8" />
      <path d={`M${length + 36}-6.500l14 6.500-14 6.500z`} fill={toy.ink} />
    </g>
  )
}
