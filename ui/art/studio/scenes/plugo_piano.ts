import { hues, shade, toy } from '../kit/colours.ts'
import { gloss, satin } from '../kit/materials.ts'
import { block, group, placed, rod } from '../kit/shapes.ts'
import type { SceneBuilder } from '../rig/shot.ts'
import { tunesScreen } from '../screens/tunes.ts'
import { plugoFloor, plugoStage } from '../stages/plugo.ts'

const dots = [
  toy.coral,
  shade.orange,
  toy.sun,
  toy.teal,
  shade.sky,
  toy.violet,
  shade.pink,
  toy.coral,
] as const

/** Eight white keys and five black ones; the fourth is pressed. */
function keyboard() {
  const keys = group(block([3.1, 0.16, 1.02], 0.07, gloss('#2a1a5e'), [0, 0, 0.12]))
  for (const [i, color] of dots.entries()) {
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
      rod(0.075, 0.02, satin(color), [x, pressed ? 0.14 : 0.19, 0.42]),
    )
  }
  for (const i of [0, 1, 3, 4, 5])
    keys.add(block([0.19, 0.16, 0.5], 0.05, gloss(shade.ink), [(i - 3) * 0.365, 0.22, -0.02]))
  return keys
}

/** Plugo Tunes: a piano that clips onto the gamepad. */
export const scene: SceneBuilder = async () =>
  plugoStage(hues.blush, {
    screen: await tunesScreen(),
    trim: toy.violet,
    things: [placed(keyboard(), [0, plugoFloor + 0.5, 0.3])],
  })
