import {
  Color,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  type Texture,
  type WebGLRenderer,
} from 'three'
import type { Vec } from '../kit/shapes.ts'

interface Panel {
  readonly size: readonly [number, number]
  readonly at: Vec
  readonly power: number
  readonly tint: Vec
}

const panels: readonly Panel[] = [
  { size: [4.2, 3.6], at: [-5, 5.5, 4], power: 13, tint: [1, 0.98, 0.95] },
  { size: [2.2, 6], at: [6.5, 2.5, 2.5], power: 4.2, tint: [0.94, 0.97, 1] },
  { size: [7, 3], at: [0, 8, -2], power: 4, tint: [1, 1, 1] },
  { size: [9, 2.4], at: [0, 1, 9.5], power: 1.1, tint: [1, 1, 1] },
]

/** The room that gloss mirrors: four soft boxes over a grey floor. */
export function softboxRoom(renderer: WebGLRenderer): Texture {
  const room = new Scene()
  room.background = new Color(0.42, 0.43, 0.46)
  for (const { size, at, power, tint } of panels) {
    const color = new Color(...tint).multiplyScalar(power)
    const panel = new Mesh(
      new PlaneGeometry(...size),
      new MeshBasicMaterial({ color, side: DoubleSide }),
    )
    panel.position.set(...at)
    panel.lookAt(0, 0, 0)
    room.add(panel)
  }
  const floor = new Mesh(
    new PlaneGeometry(40, 40),
    new MeshBasicMaterial({ color: new Color(0.5, 0.48, 0.47) }),
  )
  floor.rotation.x = -Math.PI / 2
  floor.position.y = -3
  room.add(floor)
  const generator = new PMREMGenerator(renderer)
  const { texture } = generator.fromScene(room, 0.03, 0.1, 60)
  generator.dispose()
  return texture
}
