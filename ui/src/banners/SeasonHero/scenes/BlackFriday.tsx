import { figure as robot } from '../../../../art/pictures/robot/index.ts'
import { Drawing, Figure, HalfDisc, Moving, Ring, SideStep, toy } from './parts.tsx'

const stars = [
  [60, 60, 3],
  [118, 148, 2],
  [36, 214, 2.5],
  [170, 40, 2],
  [96, 296, 2],
  [150, 236, 3],
  [560, 40, 3],
  [604, 120, 2],
  [520, 96, 2],
  [618, 236, 3],
  [576, 300, 2],
  [470, 30, 2.5],
] as const

/** An eclipse: half of the sun, the moon's half slid before the rest, and a robot on the dark side. */
export function BlackFriday() {
  return (
    <>
      <Drawing>
        {stars.map(([x, y, r], index) => (
          <Moving key={x} motion="twinkle" late={index % 4}>
            <circle cx={x} cy={y} r={r} fill={toy.white} />
          </Moving>
        ))}
        <Moving motion="turn">
          <circle cx={282} cy={186} r={196} fill="none" />
          <Ring x={282} y={186} r={180} count={30} size={8} fills={[toy.sun, '#ff8b77']} />
        </Moving>
        <SideStep x={282} y={186} r={154} step={42} left={toy.sun} right="#3b428f" />
        <circle cx={334} cy={186} r={17} fill="#2f367c" />
        <circle cx={382} cy={262} r={11} fill="#2f367c" />
        <circle cx={314} cy={306} r={9} fill="#2f367c" />
        <HalfDisc x={420} y={560} r={320} turn={-90} fill="#151a45" />
        <HalfDisc x={216} y={400} r={24} turn={-90} fill="#2a3072" />
        <HalfDisc x={566} y={400} r={38} turn={-90} fill="#2a3072" />
        {/* A little planet with its ring. */}
        <Moving motion="float" late={2}>
          <SideStep x={566} y={120} r={26} step={0} left={toy.coral} right="#d9402f" />
          <path
            d="M526 132q40 22 82-14"
            fill="none"
            stroke={toy.sun}
            strokeLinecap="round"
            strokeWidth="6"
          />
        </Moving>
      </Drawing>
      <Figure picture={robot} x={306} y={96} size={276} motion="float" />
    </>
  )
}
