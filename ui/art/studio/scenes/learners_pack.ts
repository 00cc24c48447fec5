import { hues, shade, toy } from '../kit/colours.ts'
import { placed } from '../kit/shapes.ts'
import { boxOf } from '../props/boxes.ts'
import { gamepad } from '../props/dock.ts'
import { signTile, tileHalf } from '../props/tile.ts'
import type { SceneBuilder } from '../rig/shot.ts'
import { displayFloor as floor, displayStage } from '../stages/display.ts'

const standing = floor + tileHalf.standing
const lying = floor + tileHalf.lying

/** Learners Pack: Count and Letters with their gamepad. */
export const scene: SceneBuilder = async () => {
  const [count, letters] = await Promise.all([boxOf('plugo_count'), boxOf('plugo_letters')])
  return displayStage(hues.blush, 2.3, [
    placed(count, [-1.02, floor, -0.5], [0, 0.2, 0], 1.08),
    placed(letters, [1.02, floor, -0.5], [0, -0.16, 0], 1.08),
    placed(gamepad(toy.violet), [0, floor, 0.95], [0, 0, 0], 0.5),
    signTile('A', toy.teal, [1.72, standing, 0.72], [0, -0.35, 0]),
    signTile('B', toy.cobalt, [1.12, lying, 1.55], [-Math.PI / 2, 0, -0.25]),
    signTile('C', toy.coral, [0.3, lying, 1.82], [-Math.PI / 2, 0, 0.12]),
    signTile('1', toy.violet, [-1.72, standing, 0.72], [0, 0.35, 0]),
    signTile('2', shade.orange, [-1.1, lying, 1.55], [-Math.PI / 2, 0, 0.3]),
    signTile('3', toy.teal, [-0.42, lying, 1.8], [-Math.PI / 2, 0, -0.1]),
  ])
}
