import { Quaternion, Vector3 } from 'three'
import { elephant, giraffe, penguin, whale } from '../../figures/animals.ts'
import { boat } from '../../figures/craft.ts'
import { clockTower, eiffel, operaHouse, pyramids, taj } from '../../figures/landmarks.ts'
import { mountain, palm, pine } from '../../figures/nature.ts'
import { toy } from '../../kit/colours.ts'
import { group } from '../../kit/shapes.ts'
import { earthMask } from './land.ts'
import { earthLook } from './looks.ts'
import { printedMap } from './print.ts'
import { reliefOf, reliefSphere, standOn } from './relief.ts'
import { meridianStand } from './stand.ts'

/**
 * The objects on Earth: object, longitude, latitude, scale, rotation, and how upright each stands.
 */
const standing = () =>
  [
    [eiffel(), [3, 46], 0.74, 0.4, 0.45],
    [clockTower(), [-4, 56], 0.5, 0.2, 0.3],
    [pyramids(), [27, 26], 1, 0.25, 0.3],
    [giraffe(70), [37, 2], 0.66, 0.35, 0.62],
    [elephant('#8f9cc0', 60), [21, -16], 0.7, 0.25, 0.66],
    [palm(), [-8, 13], 0.9, 0, 0.6],
    [taj(), [74, 20], 0.74, -0.45, 0.75],
    [boat(), [-30, 24], 1.05, -0.4, 0.55],
    [whale(54), [-20, -20], 0.9, 0.9, 0.62],
    [boat(toy.sun), [63, 4], 0.75, 0.7, 0.5],
    [penguin(60), [4, -52], 0.8, 0, 0.75],
    [mountain(), [138, 37], 0.7, 0, 0.5],
    [operaHouse(), [150, -33], 0.8, 0, 0.5],
  ] as const

/** Woods by longitude, latitude and size. */
const woods = [
  [30, 58, 0.95],
  [38, 61, 0.75],
  [23, 62, 0.8],
  [46, 57, 0.7],
  [17, 66, 0.65],
  [56, 62, 0.9],
  [64, 59, 0.7],
  [12, 50, 0.5],
  [-60, -2, 0.9],
  [-54, -8, 0.7],
  [-49, -3, 0.6],
] as const

/** The Earth globe on its stand, with nothing around it. */
export function earthGlobe() {
  const mask = earthMask()
  const { stand, axis } = meridianStand('#ff5a4a', toy.white)
  axis.rotation.y = -0.28
  stand.updateMatrixWorld(true)
  const turned = axis.getWorldQuaternion(new Quaternion()).invert()
  const up = new Vector3(0, 1, 0.12).normalize().applyQuaternion(turned)
  axis.add(reliefSphere(printedMap(mask, earthLook), reliefOf(mask), { relief: 0.02 }))
  for (const [thing, at, scale, spin, lean] of standing())
    axis.add(standOn(thing, at, scale, spin, up, lean))
  for (const [longitude, latitude, size] of woods)
    axis.add(
      standOn(pine(size > 0.72 ? '#1f8f5a' : '#36ad68'), [longitude, latitude], size, 0, up, 0.25),
    )
  return group(stand)
}
