import { painted, pill, print, sticker } from '../kit/paint.ts'
import { oval } from './parts.ts'

/** A museum at night; a torch's light finds the thief. */
export async function mysteryScreen() {
  const [raccoon, vase, paw, lock] = await Promise.all([
    sticker('1f99d'),
    sticker('1f3fa'),
    sticker('1f43e'),
    sticker('1f512'),
  ])
  return painted(2048, 1440, (brush) => {
    brush.fillStyle = '#26306b'
    brush.fillRect(0, 0, 2048, 1440)
    brush.fillStyle = '#1d2454'
    brush.fillRect(0, 1060, 2048, 380)
    for (const x of [150, 1610]) {
      pill(brush, [x, 200, 290, 400], 24, '#c99a4b')
      pill(brush, [x + 30, 230, 230, 340], 10, '#3b4a9a')
    }
    oval(brush, [1030, 700, 560, 470], 'rgba(255, 232, 150, .28)')
    oval(brush, [1030, 700, 440, 370], 'rgba(255, 232, 150, .45)')
    brush.drawImage(raccoon, 780, 450, 500, 500)
    pill(brush, [330, 880, 250, 420], 24, '#56609f')
    brush.drawImage(vase, 320, 620, 270, 270)
    brush.drawImage(lock, 1560, 760, 200, 200)
    for (const [x, y] of [
      [1380, 1120],
      [1200, 1190],
      [1000, 1140],
    ] as const)
      brush.drawImage(paw, x, y, 110, 110)
    pill(brush, [640, 110, 780, 170], 85, '#ffffff')
    print(brush, 'Who took the ring?', [1030, 222], {
      size: 84,
      weight: 900,
      fill: '#26306b',
      centred: true,
    })
  })
}
