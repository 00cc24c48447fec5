import { type Brush, disc, pill } from '../kit/paint.ts'

/** Screens are 2048 × 1440. */
const screenSize = [2048, 1440] as const

export function sky(brush: Brush, top: string, bottom: string): void {
  const fade = brush.createLinearGradient(0, 0, 0, screenSize[1])
  fade.addColorStop(0, top)
  fade.addColorStop(1, bottom)
  brush.fillStyle = fade
  brush.fillRect(0, 0, ...screenSize)
}

export function clouds(brush: Brush): void {
  brush.fillStyle = 'rgba(255, 255, 255, .85)'
  for (const [x, y, size] of [
    [330, 250, 1],
    [1620, 330, 1.25],
    [980, 170, 0.7],
  ] as const) {
    brush.beginPath()
    brush.arc(x, y, 70 * size, 0, Math.PI * 2)
    brush.arc(x + 85 * size, y - 25 * size, 85 * size, 0, Math.PI * 2)
    brush.arc(x + 180 * size, y, 65 * size, 0, Math.PI * 2)
    brush.rect(x, y, 180 * size, 66 * size)
    brush.fill()
  }
}

export function oval(
  brush: Brush,
  [x, y, rx, ry]: readonly [number, number, number, number],
  fill: string,
): void {
  brush.fillStyle = fill
  brush.beginPath()
  brush.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2)
  brush.fill()
}

export function hills(
  brush: Brush,
  [far, near, floor]: readonly [string, string, string] = ['#7ed06a', '#5fbd58', '#46a84f'],
): void {
  oval(brush, [420, 1330, 900, 460], far)
  oval(brush, [1600, 1400, 980, 520], near)
  brush.fillStyle = floor
  brush.fillRect(0, 1290, 2048, 150)
}

/** Three stars won, in the corner. */
export function starBadge(brush: Brush, star: CanvasImageSource): void {
  pill(brush, [60, 54, 420, 120], 60, 'rgba(23, 32, 61, .22)')
  for (let i = 0; i < 3; i++) brush.drawImage(star, 88 + i * 126, 62, 104, 104)
}

/** Three half-suns: the dark background of Tacto's screens. */
export function nightGround(
  brush: Brush,
  [ground, outer, inner]: readonly [string, string, string],
  x = 1760,
): void {
  brush.fillStyle = ground
  brush.fillRect(0, 0, ...screenSize)
  disc(brush, x, 1470, 620, outer)
  disc(brush, x, 1470, 380, inner)
}
