import { type Brush, painted } from './paint.ts'

/** An arrow that points up, rotated by `angle`, in a square of `size` around x, y. */
export function arrowSign(
  brush: Brush,
  [x, y]: readonly [number, number],
  size: number,
  angle: number,
  fill: string,
): void {
  brush.save()
  brush.translate(x, y)
  brush.rotate(angle)
  brush.scale(size / 100, size / 100)
  brush.fillStyle = brush.strokeStyle = fill
  brush.lineWidth = 12
  brush.lineJoin = 'round'
  brush.beginPath()
  for (const [px, py] of [
    [0, -40],
    [34, -2],
    [13, -2],
    [13, 38],
    [-13, 38],
    [-13, -2],
    [-34, -2],
  ] as const)
    brush.lineTo(px, py)
  brush.closePath()
  brush.fill()
  brush.stroke()
  brush.restore()
}

/** A sign for "repeat": a ring that ends in an arrow head. */
export function loopSign(
  brush: Brush,
  [x, y]: readonly [number, number],
  size: number,
  fill: string,
): void {
  brush.save()
  brush.translate(x, y)
  brush.scale(size / 100, size / 100)
  brush.strokeStyle = brush.fillStyle = fill
  brush.lineWidth = 17
  brush.lineCap = 'round'
  brush.beginPath()
  brush.arc(0, 0, 31, -0.2, Math.PI * 1.55)
  brush.stroke()
  brush.beginPath()
  brush.moveTo(-4, -52)
  brush.lineTo(28, -30)
  brush.lineTo(-6, -10)
  brush.closePath()
  brush.fill()
  brush.restore()
}

/** A square face with one sign, for tiles. */
export const signFace = (ground: string, draw: (brush: Brush) => void) =>
  painted(512, 512, (brush) => {
    brush.fillStyle = ground
    brush.fillRect(0, 0, 512, 512)
    draw(brush)
  })
