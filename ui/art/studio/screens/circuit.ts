import { type Brush, disc, painted, pill, print, sticker } from '../kit/paint.ts'
import { nightGround } from './parts.ts'

function wire(
  brush: Brush,
  points: readonly (readonly [number, number])[],
  color: string,
  width: number,
): void {
  brush.strokeStyle = color
  brush.lineWidth = width
  brush.lineJoin = brush.lineCap = 'round'
  brush.beginPath()
  points.forEach(([x, y], i) => (i === 0 ? brush.moveTo(x, y) : brush.lineTo(x, y)))
  brush.stroke()
}

/** A closed circuit: current runs from the battery to bulb and fan. */
export async function circuitScreen() {
  const [bolt, star] = await Promise.all([sticker('26a1'), sticker('2b50')])
  return painted(2048, 1440, (brush) => {
    nightGround(brush, ['#123a6b', '#174a85', '#1d5a9e'], 300)
    for (let x = 80; x < 2048; x += 118)
      for (let y = 70; y < 1440; y += 118) disc(brush, x, y, 7, 'rgba(255,255,255,.13)')
    const loop = [
      [420, 430],
      [1080, 430],
      [1640, 430],
      [1640, 1000],
      [1080, 1000],
      [420, 1000],
      [420, 430],
    ] as const
    wire(brush, loop, 'rgba(255, 214, 92, .28)', 84)
    wire(brush, loop, '#ffd65c', 34)
    for (const [x, y] of [
      [750, 430],
      [1360, 430],
      [1640, 720],
      [750, 1000],
      [420, 720],
    ] as const) {
      disc(brush, x, y, 46, '#fff7d6')
      brush.drawImage(bolt, x - 34, y - 34, 68, 68)
    }
    for (let i = 0; i < 3; i++) brush.drawImage(star, 1610 + i * 130, 70, 112, 112)
    pill(brush, [700, 1210, 640, 150], 75, '#14b8a6')
    print(brush, 'Circuit closed', [1020, 1306], {
      size: 76,
      weight: 900,
      fill: '#06302b',
      centred: true,
    })
  })
}
