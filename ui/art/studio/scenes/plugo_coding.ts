import { arrowTile, program } from '../figures/commands.ts'
import { robot } from '../figures/robot.ts'
import { hues, shade, toy } from '../kit/colours.ts'
import { placed } from '../kit/shapes.ts'
import { signTile, tileHalf } from '../props/tile.ts'
import type { SceneBuilder } from '../rig/shot.ts'
import { pathScreen } from '../screens/path.ts'
import { plugoFloor, plugoStage } from '../stages/plugo.ts'
import { inSlot } from '../stages/plugo-tiles.ts'

/** Plugo Coding: a program of tiles, and the robot that follows it. */
export const scene: SceneBuilder = async () =>
  plugoStage(hues.lilac, {
    screen: await pathScreen(),
    trim: shade.ink,
    things: [
      ...program.map((make, slot) => make(...inSlot(slot))),
      placed(robot(toy.coral, toy.sun), [-1.3, plugoFloor, 1.18], [0, 0.5, 0], 0.92),
      signTile('2', toy.violet, [0.5, plugoFloor + tileHalf.lying, 1.46], [-Math.PI / 2, 0, 0.25]),
      arrowTile(toy.sun, -Math.PI / 2, [1.45, plugoFloor + tileHalf.standing, 1.16], [0, -0.35, 0]),
    ],
  })
