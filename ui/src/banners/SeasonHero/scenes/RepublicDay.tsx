import { Drawing, HalfDisc, Moving, Ring, toy } from './parts.tsx'

const saffron = '#ff9933'
const green = '#138808'
/** Leaves and marigolds by turns along the upper edge of the banner, also above its words. */
const garland = Array.from({ length: 37 }, (_, index) => index * 40 - 760)

/** Kites above a rangoli of half-discs, below a garland of marigolds and leaves. */
export function RepublicDay() {
  return (
    <>
      <Drawing>
        <Moving motion="turn">
          <circle cx={424} cy={226} r={160} fill={toy.white} />
          <Ring x={424} y={226} r={142} count={24} size={15} fills={[saffron]} />
          <Ring x={424} y={226} r={110} count={16} size={17} fills={[green]} tilt={180} />
          <Ring x={424} y={226} r={82} count={16} size={12} fills={[toy.cobalt]} />
          <Ring x={424} y={226} r={56} count={10} size={15} fills={[toy.coral]} />
          <Ring x={424} y={226} r={26} count={8} size={10} fills={[toy.sun]} />
          <circle cx={424} cy={226} r={12} fill={toy.coral} />
        </Moving>
        <Moving motion="sway">
          <Kite
            x={150}
            y={176}
            size={1.05}
            turn={-16}
            one={saffron}
            other="#ffc27d"
            bow={toy.coral}
          />
        </Moving>
        <Moving motion="sway" late={2}>
          <Kite x={262} y={112} size={0.6} turn={14} one={green} other="#6fbf5f" bow={toy.sun} />
        </Moving>
        <Moving motion="sway" late={1}>
          <Kite
            x={592}
            y={136}
            size={0.5}
            turn={-10}
            one={toy.cobalt}
            other="#6c80f0"
            bow={saffron}
          />
        </Moving>
        <path d="M-760-34H760" stroke={green} strokeWidth="5" />
        {garland.map((x, index) =>
          index % 2 === 0 ? (
            <HalfDisc key={x} x={x} y={-33} r={15} turn={90} fill={green} />
          ) : (
            <g key={x}>
              <path d={`M${x}-34v26`} stroke={green} strokeWidth="3" />
              <circle cx={x} cy={-20} r={11} fill={toy.sun} />
              <circle cx={x} cy={0} r={13} fill={saffron} />
              <circle cx={x} cy={0} r={6} fill="#ff8414" />
            </g>
          ),
        )}
      </Drawing>
    </>
  )
}

function Kite(props: {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turn: number
  readonly one: string
  readonly other: string
  readonly bow: string
}) {
  const { x, y, size, turn, one, other, bow } = props
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
      <path
        d="M0 80q22 34-4 66t8 74"
        fill="none"
        stroke={toy.ink}
        strokeOpacity="0.6"
        strokeWidth="3"
      />
      {[
        [10, 112, 20],
        [-4, 150, -14],
        [2, 188, 16],
      ].map(([left, top, angle]) => (
        <g key={top} transform={`translate(${left} ${top}) rotate(${angle})`}>
          <HalfDisc x={2} y={0} r={9} turn={180} fill={bow} />
          <HalfDisc x={-2} y={0} r={9} fill={bow} />
        </g>
      ))}
      <path d="M0-84 62 0H0z" fill={other} />
      <path d="M0-84-62 0H0z" fill={one} />
      <path d="M0 84 62 0H0z" fill={one} />
      <path d="M0 84-62 0H0z" fill={other} />
      <path d="M0-84V84M-62 0H62" stroke={toy.ink} strokeOpacity="0.35" strokeWidth="2" />
    </g>
  )
}
