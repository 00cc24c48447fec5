import { type Brush, disc, painted, pill, print, sticker } from '../kit/paint.ts'

function pulse(brush: Brush): void {
  brush.strokeStyle = '#ff5a6e'
  brush.lineWidth = 22
  brush.lineJoin = brush.lineCap = 'round'
  brush.beginPath()
  const beat = [
    [110, 1180],
    [420, 1180],
    [490, 1080],
    [580, 1310],
    [660, 1000],
    [740, 1240],
    [790, 1180],
    [1210, 1180],
  ] as const
  beat.forEach(([x, y], i) => (i === 0 ? brush.moveTo(x, y) : brush.lineTo(x, y)))
  brush.stroke()
}

/** The teddy's check-up: pulse, temperature, what to do next. */
export async function clinicScreen() {
  const [bear, heart, warm, plaster] = await Promise.all([
    sticker('1f43b'),
    sticker('2764-fe0f'),
    sticker('1f321-fe0f'),
    sticker('1fa79'),
  ])
  return painted(2048, 1440, (brush) => {
    brush.fillStyle = '#c9f0f2'
    brush.fillRect(0, 0, 2048, 1440)
    pill(brush, [60, 60, 1220, 840], 80, '#ffffff')
    disc(brush, 670, 480, 330, '#ffe1e7')
    brush.drawImage(bear, 440, 250, 460, 460)
    pill(brush, [60, 950, 1220, 430], 80, '#17203d')
    pulse(brush)
    print(brush, 'Teddy, age 4', [880, 1330], { size: 62, weight: 800, fill: '#ffffff' })
    for (const [i, [art, color]] of (
      [
        [heart, '#ffb9c6'],
        [warm, '#ffe48a'],
        [plaster, '#bdebd3'],
      ] as const
    ).entries()) {
      pill(brush, [1340, 60 + i * 445, 640, 400], 80, color)
      brush.drawImage(art, 1500, 100 + i * 445, 320, 320)
    }
  })
}
