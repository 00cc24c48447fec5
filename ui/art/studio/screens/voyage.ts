import { painted, pill, print, sticker } from '../kit/paint.ts'
import { clouds, oval, sky, starBadge } from './parts.ts'

/** Islands in a sea, joined by a ship's dotted course. */
export async function voyageScreen() {
  const [ship, compass, palm, star] = await Promise.all([
    sticker('26f5'),
    sticker('1f9ed'),
    sticker('1f334'),
    sticker('2b50'),
  ])
  return painted(2048, 1440, (brush) => {
    sky(brush, '#4fb9f0', '#2f93d8')
    clouds(brush)
    for (const [x, y, rx, ry] of [
      [420, 700, 400, 210],
      [1560, 620, 430, 230],
      [960, 1180, 560, 230],
    ] as const) {
      oval(brush, [x, y + 26, rx + 40, ry + 34], 'rgba(255, 255, 255, .4)')
      oval(brush, [x, y, rx, ry], '#f3dc9a')
      oval(brush, [x, y - 16, rx * 0.86, ry * 0.78], '#79c96a')
    }
    brush.strokeStyle = '#ffffff'
    brush.lineWidth = 16
    brush.lineCap = 'round'
    brush.setLineDash([2, 44])
    brush.beginPath()
    brush.moveTo(560, 760)
    brush.bezierCurveTo(900, 900, 1100, 420, 1430, 640)
    brush.bezierCurveTo(1700, 900, 1500, 1100, 1180, 1160)
    brush.stroke()
    brush.setLineDash([])
    brush.drawImage(ship, 880, 600, 240, 240)
    brush.drawImage(palm, 140, 500, 220, 220)
    brush.drawImage(palm, 1700, 420, 220, 220)
    brush.drawImage(compass, 1690, 1060, 280, 280)
    pill(brush, [700, 150, 640, 160], 80, '#ffffff')
    print(brush, 'Where to next?', [1020, 258], {
      size: 88,
      weight: 900,
      fill: '#17203d',
      centred: true,
    })
    starBadge(brush, star)
  })
}
