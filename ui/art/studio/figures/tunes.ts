import { CylinderGeometry } from 'three'
import { shade, toy } from '../kit/colours.ts'
import { gloss, satin } from '../kit/materials.ts'
import { block, group, outline, placed, rod, slab, solid } from '../kit/shapes.ts'

/** The colours of the notes, from the lowest key to the highest. */
export const noteColours = [
  toy.coral,
  shade.orange,
  toy.sun,
  toy.teal,
  shade.sky,
  toy.violet,
  shade.pink,
  toy.coral,
] as const

/**
 * Eight white keys and five black ones, 3.1 wide; the fourth is pressed. Each white key has a
 * colour dot if `dotted`.
 */
export function keyboard(dotted = true) {
  const keys = group(block([3.1, 0.16, 1.02], 0.07, gloss('#2a1a5e'), [0, 0, 0.12]))
  for (const [i, color] of noteColours.entries()) {
    const pressed = i === 3
    const x = (i - 3.5) * 0.365
    keys.add(
      block(
        [0.335, 0.14, 0.86],
        0.05,
        gloss(toy.white),
        [x, pressed ? 0.085 : 0.12, 0.14],
        [pressed ? 0.05 : 0, 0, 0],
      ),
    )
    if (dotted) keys.add(rod(0.075, 0.02, satin(color), [x, pressed ? 0.14 : 0.19, 0.42]))
  }
  for (const i of [0, 1, 3, 4, 5])
    keys.add(block([0.19, 0.16, 0.5], 0.05, gloss(shade.ink), [(i - 3) * 0.365, 0.22, -0.02]))
  return keys
}

/** A quaver, standing on its head at y = 0; 1 high. */
export function quaver(color: string) {
  const skin = gloss(color)
  const flag = outline([
    [0, 0],
    [0.1, -0.12, 0.34, -0.2],
    [0.3, -0.42, 0.16, -0.52],
    [0.24, -0.34, 0, -0.3],
  ])
  return group(
    solid(
      new CylinderGeometry(0.2, 0.2, 0.16, 40),
      skin,
      [0, 0.16, 0],
      [Math.PI / 2, 0, 0],
      [1.15, 1, 0.8],
    ),
    rod(0.045, 0.84, skin, [0.17, 0.56, 0]),
    placed(slab(flag, 0.09, 0.03, skin), [0.15, 0.98, 0]),
  )
}
