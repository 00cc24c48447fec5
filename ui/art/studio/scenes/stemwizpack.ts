import { bar, knot, tower } from '../figures/links.ts'
import { hues, shade, toy } from '../kit/colours.ts'
import { placed } from '../kit/shapes.ts'
import { boxOf } from '../props/boxes.ts'
import { gamepad } from '../props/dock.ts'
import { signTile, tileHalf } from '../props/tile.ts'
import type { SceneBuilder } from '../rig/shot.ts'
import { displayFloor as floor, displayStage } from '../stages/display.ts'

const standing = floor + tileHalf.standing
const lying = floor + tileHalf.lying

/** STEM Wiz Pack: Count, Letters and Link with their gamepad. */
export const scene: SceneBuilder = async () => {
  const [count, letters, link] = await Promise.all([
    boxOf('plugo_count'),
    boxOf('plugo_letters'),
    boxOf('plugo_link'),
  ])
  return displayStage(hues.coral, 2.45, [
    placed(link, [-1.08, floor, -0.55], [0, 0.22, 0]),
    placed(count, [1.06, floor, -0.55], [0, -0.18, 0]),
    placed(letters, [0.02, floor + 1.7, -0.62], [0, 0.04, 0]),
    placed(gamepad(toy.cobalt), [0, floor, 0.95], [0, 0, 0], 0.5),
    placed(tower(0.3, 0.85), [-1.72, floor, 0.78], [0, 0.4, 0]),
    signTile('4', toy.violet, [-1.05, lying, 1.6], [-Math.PI / 2, 0, 0.3]),
    signTile('+', toy.coral, [-0.35, lying, 1.85], [-Math.PI / 2, 0, -0.1]),
    signTile('A', toy.teal, [1.75, standing, 0.78], [0, -0.35, 0]),
    knot([0.62, floor + 0.12, 1.85], toy.coral),
    bar([0.85, floor + 0.06, 1.8], [1.45, floor + 0.06, 1.45], shade.pink),
  ])
}
