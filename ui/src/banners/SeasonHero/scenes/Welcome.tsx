import { figure as elephant } from '../../../../art/pictures/elephant/index.ts'
import { figure as giraffe } from '../../../../art/pictures/giraffe/index.ts'
import { Cloud, Drawing, Figure, HalfDisc, Moving, SideStep, toy } from './parts.tsx'

/** An elephant and a giraffe that have crossed over. */
export function Welcome() {
  return (
    <>
      <Drawing>
        <SideStep x={316} y={196} r={164} step={36} left="#5fb6ec" right="#c3e8fd" />
        <Moving motion="float" late={1}>
          <Cloud x={34} y={120} size={30} />
        </Moving>
        <Moving motion="float" late={3}>
          <Cloud x={500} y={92} size={24} />
        </Moving>
        <HalfDisc x={180} y={530} r={200} turn={-90} fill={toy.teal} />
        <HalfDisc x={500} y={560} r={230} turn={-90} fill="#0f9c8d" />
      </Drawing>
      <Figure picture={giraffe} x={334} y={26} size={318} motion="rise" />
      <Figure picture={elephant} x={96} y={104} size={272} motion="rise" />
    </>
  )
}
