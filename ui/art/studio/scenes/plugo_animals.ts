import { type Object3D } from 'three'
import { elephant, giraffe, lion, penguin } from '../figures/animals.ts'
import { hues, shade, toy } from '../kit/colours.ts'
import { gloss } from '../kit/materials.ts'
import { group, placed, turned } from '../kit/shapes.ts'
import type { SceneBuilder } from '../rig/shot.ts'
import { savannaScreen } from '../screens/savanna.ts'
import { plugoFloor, plugoStage, tray } from '../stages/plugo.ts'

/** An animal on a round token. */
export const onToken = (animal: Object3D, color: string, scale: number) =>
  group(
    turned(
      [
        [0, 0],
        [0.3, 0],
        [0.3, 0.1],
        [0, 0.1],
      ],
      gloss(color),
    ),
    placed(animal, [0, 0.1, 0], [0, 0, 0], scale),
  )

/** Plugo Animals: figures that walk from the tray into the wild. */
export const scene: SceneBuilder = async () =>
  plugoStage(hues.sky, {
    screen: await savannaScreen(),
    trim: shade.orange,
    things: [
      placed(onToken(lion(), toy.coral, 1.15), [-1.05, tray.y, tray.z + 0.06], [0, 0.35, 0]),
      placed(onToken(elephant(), toy.violet, 1.35), [-0.3, tray.y, tray.z], [0, 0.3, 0]),
      placed(onToken(giraffe(), toy.teal, 1.2), [0.45, tray.y, tray.z], [0, 0.3, 0]),
      placed(onToken(penguin(), toy.sun, 1.5), [1.15, tray.y, tray.z], [0, 0.1, 0]),
      placed(
        onToken(elephant('#ffb38a'), toy.cobalt, 1.05),
        [-1.15, plugoFloor, 1.25],
        [0, 0.45, 0],
      ),
      placed(onToken(penguin(), toy.coral, 1.3), [1.35, plugoFloor, 1.25], [0, 0.1, 0]),
    ],
  })
