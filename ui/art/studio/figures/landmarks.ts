import {
  BoxGeometry,
  CatmullRomCurve3,
  ConeGeometry,
  CylinderGeometry,
  SphereGeometry,
  TorusGeometry,
  TubeGeometry,
  Vector3,
  DoubleSide,
} from 'three'
import { gloss, matte, satin } from '../kit/materials.ts'
import { ball, block, group, outline, placed, rod, slab, solid, turned } from '../kit/shapes.ts'

/** Landmarks stand on y = 0; the tower is 0.6 high. */
export function eiffel(color = '#e0483c') {
  const iron = satin(color)
  const legs = (
    [
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ] as const
  ).map(([x, z]) => {
    const bend = (
      [
        [0.115, 0],
        [0.058, 0.13],
        [0.028, 0.28],
        [0.006, 0.5],
      ] as const
    ).map(([out, up]) => new Vector3(out * x, up, out * z))
    return solid(new TubeGeometry(new CatmullRomCurve3(bend), 32, 0.017, 10), iron)
  })
  const arches = [0, 1, 2, 3].map((side) => {
    const angle = (side * Math.PI) / 2
    return solid(
      new TorusGeometry(0.068, 0.009, 10, 28, Math.PI),
      iron,
      [Math.sin(angle) * 0.088, 0.03, Math.cos(angle) * 0.088],
      [0, angle, 0],
    )
  })
  return group(
    ...legs,
    ...arches,
    block([0.15, 0.022, 0.15], 0.008, iron, [0, 0.125, 0]),
    block([0.088, 0.018, 0.088], 0.006, iron, [0, 0.25, 0]),
    block([0.04, 0.016, 0.04], 0.005, iron, [0, 0.42, 0]),
    rod(0.008, 0.12, iron, [0, 0.54, 0]),
  )
}

export function taj() {
  const marble = satin('#fffaf0', { roughness: 0.4 })
  const arch = outline([
    [-0.045, -0.06],
    [0.045, -0.06],
    [0.045, 0.02],
    [0.045, 0.05, 0, 0.07],
    [-0.045, 0.05, -0.045, 0.02],
  ])
  const dome = placed(
    turned(
      [
        [0, 0],
        [0.085, 0],
        [0.1, 0.05],
        [0.085, 0.11],
        [0.04, 0.15],
        [0, 0.2],
      ],
      marble,
      { segments: 48 },
    ),
    [0, 0.2, 0],
  )
  const corners = (
    [
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ] as const
  ).flatMap(([x, z]) => [
    rod(0.016, 0.3, marble, [x * 0.175, 0.17, z * 0.175]),
    ball(0.028, marble, [x * 0.175, 0.33, z * 0.175]),
    ball(0.035, marble, [x * 0.08, 0.225, z * 0.08]),
  ])
  return group(
    block([0.42, 0.04, 0.42], 0.015, satin('#ffd6a8'), [0, 0.02, 0]),
    block([0.22, 0.16, 0.22], 0.02, marble, [0, 0.12, 0]),
    placed(slab(arch, 0.02, 0.004, satin('#f0a35e')), [0, 0.11, 0.108]),
    dome,
    ball(0.014, gloss('#ffc53d'), [0, 0.41, 0]),
    ...corners,
  )
}

export function pyramids(color = '#f7bd52') {
  const sand = matte(color, { flatShading: true })
  const one = (radius: number, height: number, x: number, z: number) =>
    solid(
      new ConeGeometry(radius, height, 4, 1).toNonIndexed(),
      sand,
      [x, height / 2, z],
      [0, 0.75, 0],
    )
  return group(one(0.16, 0.19, 0, 0), one(0.1, 0.12, 0.17, 0.07))
}

export function operaHouse() {
  const shells = (
    [
      [-0.1, 0.11, 1],
      [-0.02, 0.13, 1],
      [0.07, 0.1, 1],
      [0.12, 0.07, -1],
    ] as const
  ).map(([x, size, way]) =>
    solid(
      new SphereGeometry(size, 24, 16, 0, Math.PI, 0, Math.PI / 2),
      satin('#ffffff', { side: DoubleSide, roughness: 0.35 }),
      [x, 0.03, 0],
      [0, (-way * Math.PI) / 2, 0],
      [0.55, 1.25, 1],
    ),
  )
  return group(block([0.34, 0.03, 0.16], 0.012, satin('#ffd9b0'), [0, 0.015, 0]), ...shells)
}

export function clockTower() {
  const stone = satin('#f0b765', { roughness: 0.6 })
  const faces = [0, 1, 2, 3].map((side) => {
    const angle = (side * Math.PI) / 2
    const dial = solid(new CylinderGeometry(0.04, 0.04, 0.012, 28), satin('#ffffff'), [
      Math.sin(angle) * 0.062,
      0.36,
      Math.cos(angle) * 0.062,
    ])
    dial.rotation.order = 'YXZ'
    dial.rotation.set(Math.PI / 2, angle, 0)
    return dial
  })
  const roof = solid(
    new ConeGeometry(0.095, 0.13, 4).toNonIndexed(),
    satin('#3c5a78', { flatShading: true }),
    [0, 0.475, 0],
    [0, 0.785, 0],
  )
  return group(
    block([0.1, 0.32, 0.1], 0.012, stone, [0, 0.16, 0]),
    block([0.125, 0.1, 0.125], 0.012, stone, [0, 0.36, 0]),
    roof,
    ...faces,
  )
}

/** A red gate of two pillars and two beams, 0.36 high. */
export function gate() {
  const red = gloss('#e0483c')
  return group(
    rod(0.022, 0.3, red, [-0.12, 0.15, 0]),
    rod(0.022, 0.3, red, [0.12, 0.15, 0]),
    block([0.32, 0.03, 0.04], 0.01, red, [0, 0.24, 0]),
    block([0.42, 0.045, 0.06], 0.016, satin('#2b2f45'), [0, 0.325, 0]),
    solid(new BoxGeometry(0.03, 0.06, 0.03), red, [0, 0.28, 0]),
  )
}
