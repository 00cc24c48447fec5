import { painted, pill, print, sticker } from '../kit/paint.ts'
import { oval, sky, starBadge } from './parts.ts'

/** A plain on Mars under a pale sky: two craters, and the way that the rover is to take. */
export async function marsScreen() {
  const [earth, rock, flag, star] = await Promise.all([
    sticker('1f30d'),
    sticker('1faa8'),
    sticker('1f6a9'),
    sticker('2b50'),
  ])
  return painted(2048, 1440, (brush) => {
    sky(brush, '#f6b183', '#ffe0bd')
    brush.drawImage(earth, 1700, 110, 130, 130)
    oval(brush, [380, 1150, 900, 720], '#e58a5a')
    oval(brush, [1650, 1300, 1100, 860], '#d9733f')
    oval(brush, [1000, 1560, 1500, 760], '#c75f30')
    for (const [x, y, rx] of [
      [1530, 720, 210],
      [420, 740, 150],
    ] as const) {
      oval(brush, [x, y, rx, rx * 0.36], '#b9552b')
      oval(brush, [x, y + rx * 0.09, rx * 0.82, rx * 0.25], '#9c4420')
    }
    for (let i = 0; i < 9; i++)
      oval(brush, [620 + i * 105, 1160 - Math.sin(i * 0.55) * 120, 26, 16], '#ffe0bd')
    brush.drawImage(rock, 160, 930, 240, 240)
    brush.drawImage(rock, 1220, 560, 170, 170)
    brush.drawImage(flag, 1560, 920, 210, 210)
    pill(brush, [590, 150, 560, 150], 75, '#ffffff')
    print(brush, 'Plan the route', [870, 252], {
      size: 78,
      weight: 900,
      fill: '#17203d',
      centred: true,
    })
    starBadge(brush, star)
  })
}
