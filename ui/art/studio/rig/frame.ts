import { PerspectiveCamera, type Scene, Vector3 } from 'three'
import { meshesIn } from '../kit/shapes.ts'
import { isMarked, type View } from './shot.ts'

/** The one field of view of the whole family, in degrees. */
const fieldOfView = 24

/**
 * A camera that looks from the view's direction and holds the subject: every mesh but the backdrop
 * and what may bleed fits `fill` of the picture, in its optical middle.
 */
export function framed(
  scene: Scene,
  { from, look = [0, 1, 0], fill = [0.86, 0.86] }: View,
  aspect: number,
) {
  const camera = new PerspectiveCamera(fieldOfView, aspect, 0.1, 80)
  const points = subjectPoints(scene)
  const middle = new Vector3(...look)
  const direction = new Vector3(...from).sub(middle)
  let distance = direction.length()
  direction.normalize()
  const projected = new Vector3()
  for (let round = 0; round < 24; round++) {
    camera.position.copy(middle).addScaledVector(direction, distance)
    camera.lookAt(middle)
    camera.updateMatrixWorld(true)
    const low = [9, 9]
    const high = [-9, -9]
    for (const point of points) {
      projected.copy(point).project(camera)
      const seen = [projected.x, projected.y]
      seen.forEach((value, axis) => {
        low[axis] = Math.min(low[axis] ?? value, value)
        high[axis] = Math.max(high[axis] ?? value, value)
      })
    }
    const [left = 0, bottom = 0] = low
    const [right = 0, top = 0] = high
    const halfHeight = Math.tan((fieldOfView * Math.PI) / 360) * distance
    const aside = new Vector3().setFromMatrixColumn(camera.matrixWorld, 0)
    const up = new Vector3().setFromMatrixColumn(camera.matrixWorld, 1)
    middle.addScaledVector(aside, ((left + right) / 2) * halfHeight * aspect * 0.9)
    middle.addScaledVector(up, ((bottom + top) / 2) * halfHeight * 0.9)
    const excess = Math.max((right - left) / 2 / fill[0], (top - bottom) / 2 / fill[1])
    distance *= 1 + (excess - 1) * 0.85
  }
  camera.position.copy(middle).addScaledVector(direction, distance)
  camera.lookAt(middle)
  camera.updateMatrixWorld(true)
  return camera
}

/** Some 260 points of each mesh, in the world's space; what is sunk in the floor is not seen. */
function subjectPoints(scene: Scene): Vector3[] {
  scene.updateMatrixWorld(true)
  const points: Vector3[] = []
  for (const mesh of meshesIn(scene)) {
    if (!mesh.visible || isMarked(mesh, 'backdrop') || isMarked(mesh, 'bleed')) continue
    const position = mesh.geometry.getAttribute('position')
    const stride = Math.max(1, Math.floor(position.count / 260))
    for (let i = 0; i < position.count; i += stride) {
      const point = new Vector3().fromBufferAttribute(position, i).applyMatrix4(mesh.matrixWorld)
      if (point.y >= 0) points.push(point)
    }
  }
  return points
}
