import { CylinderGeometry, OctahedronGeometry, Vector3 } from 'three'
import { toy } from '../kit/colours.ts'
import { glow, gloss, satin } from '../kit/materials.ts'
import { painted } from '../kit/paint.ts'
import { block, face, group, placed, ring, rod, solid, unlit, type Vec } from '../kit/shapes.ts'
import { footOf } from '../props/chess.ts'

/** Height of the beams above the ground of the figurines. */
export const beamHeight = 0.56

/** A lamp that sends a beam along +z. */
export function emitter(light: string) {
  const barrel = solid(
    new CylinderGeometry(0.19, 0.23, 0.46, 44),
    gloss(toy.white),
    [0, beamHeight, 0],
    [Math.PI / 2, 0, 0],
  )
  return group(
    footOf(toy.white, light),
    rod(0.1, 0.4, gloss(toy.white), [0, 0.34, 0]),
    barrel,
    ring(0.19, 0.03, gloss(light), [0, beamHeight, 0.21]),
    ring(0.23, 0.03, gloss(light), [0, beamHeight, -0.2]),
    unlit(
      solid(
        new CylinderGeometry(0.14, 0.14, 0.04, 32),
        glow(light),
        [0, beamHeight, 0.23],
        [Math.PI / 2, 0, 0],
      ),
    ),
  )
}

/** The glass of a mirror: blue that gets paler towards the floor, with two highlights. */
const glass = () =>
  painted(400, 500, (brush) => {
    const sky = brush.createLinearGradient(0, 0, 120, 500)
    sky.addColorStop(0, '#8fc4f7')
    sky.addColorStop(0.55, '#c9e5ff')
    sky.addColorStop(1, '#f4faff')
    brush.fillStyle = sky
    brush.fillRect(0, 0, 400, 500)
    brush.fillStyle = 'rgba(255, 255, 255, .75)'
    for (const [start, width] of [
      [40, 110],
      [190, 44],
    ] as const) {
      brush.beginPath()
      brush.moveTo(start, 500)
      brush.lineTo(start + 230, 0)
      brush.lineTo(start + 230 + width, 0)
      brush.lineTo(start + width, 500)
      brush.fill()
    }
  })

/** A mirror on a base, facing +z. */
export function mirror(color: string) {
  const silver = satin('#ffffff', { map: glass(), roughness: 0.12, clearcoat: 1 })
  return group(
    footOf(color, toy.sun),
    block([0.5, 0.62, 0.1], 0.05, gloss(color), [0, beamHeight - 0.03, -0.05]),
    placed(face(0.41, 0.52, 0.03, silver), [0, beamHeight - 0.03, 0.004]),
  )
}

/** A gem that lights up when the beam reaches it. */
export function gem(color: string) {
  const stone = gloss(color, {
    emissive: color,
    emissiveIntensity: 0.06,
    roughness: 0.16,
    clearcoat: 1,
    flatShading: true,
  })
  return group(
    footOf(toy.violet, toy.sun),
    rod(0.12, 0.12, gloss(toy.sun), [0, 0.24, 0]),
    solid(
      new OctahedronGeometry(0.32),
      stone,
      [0, beamHeight + 0.04, 0],
      [0, 0.4, 0],
      [0.9, 1.15, 0.9],
    ),
  )
}

/** A beam of light between two points: a bright core in a halo. */
export function beam(from: Vec, to: Vec, color: string) {
  const [start, end] = [new Vector3(...from), new Vector3(...to)]
  const length = start.distanceTo(end)
  const tube = (radius: number, paint: string, opacity: number) =>
    unlit(solid(new CylinderGeometry(radius, radius, length, 20, 1, true), glow(paint, opacity)))
  const made = group(tube(0.026, '#fff2f6', 1), tube(0.05, color, 0.7), tube(0.085, color, 0.22))
  made.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), end.clone().sub(start).normalize())
  made.position.copy(start.lerp(end, 0.5))
  return made
}
