import { Shape } from 'three'
import { shade, toy } from '../kit/colours.ts'
import { gloss, matte, satin } from '../kit/materials.ts'
import { block, group, placed, slab, turned } from '../kit/shapes.ts'

/** The gamepad seen from above: a bar between two round grips. */
function outlineOfDock(): Shape {
  const [cx, radius, half] = [1.78, 0.74, 0.62]
  const shape = new Shape()
  shape.moveTo(-cx + 0.2, -half)
  shape.lineTo(cx - 0.2, -half)
  shape.bezierCurveTo(cx + 0.05, -half - 0.02, cx + 0.1, -half - 0.16, cx + 0.32, -half - 0.16)
  shape.bezierCurveTo(cx + radius + 0.08, -half - 0.16, cx + radius + 0.06, half, cx + 0.28, half)
  shape.lineTo(-cx - 0.28, half)
  shape.bezierCurveTo(
    -cx - radius - 0.06,
    half,
    -cx - radius - 0.08,
    -half - 0.16,
    -cx - 0.32,
    -half - 0.16,
  )
  shape.bezierCurveTo(-cx - 0.1, -half - 0.16, -cx - 0.05, -half - 0.02, -cx + 0.2, -half)
  return shape
}

const slots = 5
const trayWidth = 2.95

/** The positions of slots 0 to 4, and the height of the tray in which tiles stand. */
export const dock = {
  slotX: (slot: number) => (slot - (slots - 1) / 2) * (trayWidth / slots),
  trayTop: 0.47,
  trayZ: 0.18,
} as const

/** The Plugo gamepad: a dock with a groove for the tablet, a tray for tiles, two grips. */
export function gamepad(trim: string = toy.cobalt) {
  const shell = satin(toy.white, { roughness: 0.42, clearcoat: 0.45 })
  const groove = matte('#c3cbe0', { roughness: 0.6 })
  const sole = placed(
    slab(outlineOfDock(), 0.16, 0.06, gloss(trim)),
    [0, 0.07, 0],
    [-Math.PI / 2, 0, 0],
  )
  const body = placed(
    slab(outlineOfDock(), 0.34, 0.12, shell, { bevelSegments: 8, curveSegments: 40 }),
    [0, 0.27, 0],
    [-Math.PI / 2, 0, 0],
    [0.985, 0.985, 1],
  )
  const made = group(
    sole,
    body,
    block([trayWidth + 0.05, 0.3, 0.42], 0.12, shell, [0, 0.52, -0.36]),
    block([trayWidth - 0.1, 0.06, 0.17], 0.03, groove, [0, 0.65, -0.36]),
    block([trayWidth, 0.05, 0.44], 0.024, matte('#e3e8f5'), [0, 0.44, dock.trayZ]),
  )
  for (let slot = 0; slot < slots; slot++)
    made.add(
      block([trayWidth / slots - 0.1, 0.02, 0.2], 0.01, groove, [
        dock.slotX(slot),
        0.462,
        dock.trayZ,
      ]),
    )

  const grip = 2
  for (const side of [grip, -grip])
    made.add(
      placed(
        turned(
          [
            [0, 0],
            [0.4, 0],
            [0.4, 0.05],
            [0, 0.05],
          ],
          gloss(trim),
        ),
        [side, 0.42, 0.08],
      ),
    )
  made.add(
    block([0.44, 0.1, 0.145], 0.045, gloss(toy.white), [-grip, 0.51, 0.08]),
    block([0.145, 0.1, 0.44], 0.045, gloss(toy.white), [-grip, 0.51, 0.08]),
  )
  const buttons = [
    [0, -0.2, toy.sun],
    [0.2, 0, toy.coral],
    [0, 0.2, toy.teal],
    [-0.2, 0, shade.sky],
  ] as const
  for (const [dx, dz, color] of buttons)
    made.add(
      placed(
        turned(
          [
            [0, 0],
            [0.092, 0],
            [0.092, 0.1],
            [0, 0.115],
          ],
          gloss(color),
        ),
        [grip + dx, 0.46, 0.08 + dz],
      ),
    )
  return made
}
