import { robot } from '../figures/robot.ts'
import { hues, shade, toy } from '../kit/colours.ts'
import type { Brush } from '../kit/paint.ts'
import { placed } from '../kit/shapes.ts'
import { arrowSign, loopSign, signFace } from '../kit/signs.ts'
import { signTile, tile, tileHalf } from '../props/tile.ts'
import type { SceneBuilder } from '../rig/shot.ts'
import { pathScreen } from '../screens/path.ts'
import { plugoFloor, plugoStage, tray } from '../stages/plugo.ts'

const pointing = (angle: number) => (brush: Brush) =>
  arrowSign(brush, [256, 256], 380, angle, '#ffffff')
const again = (brush: Brush) => loopSign(brush, [256, 260], 390, '#ffffff')

/** The program in the tray: colour and sign. */
const program = [
  [shade.orange, pointing(Math.PI / 2)],
  [shade.sky, pointing(0)],
  [toy.violet, again],
  [toy.coral, pointing(Math.PI / 2)],
  [toy.teal, pointing(0)],
] as const

/** Plugo Coding: a program of tiles, and the robot that follows it. */
export const scene: SceneBuilder = async () =>
  plugoStage(hues.lilac, {
    screen: await pathScreen(),
    trim: shade.ink,
    things: [
      ...program.map(([color, draw], slot) =>
        tile(
          color,
          signFace(color, draw),
          [tray.x(slot), tray.y + tileHalf.standing, tray.z],
          [-0.12, 0, 0],
        ),
      ),
      placed(robot(toy.coral, toy.sun), [-1.3, plugoFloor, 1.18], [0, 0.5, 0], 0.92),
      signTile('2', toy.violet, [0.5, plugoFloor + tileHalf.lying, 1.46], [-Math.PI / 2, 0, 0.25]),
      tile(
        toy.sun,
        signFace(toy.sun, pointing(-Math.PI / 2)),
        [1.45, plugoFloor + tileHalf.standing, 1.16],
        [0, -0.35, 0],
      ),
    ],
  })
