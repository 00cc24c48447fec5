import { painted, print, sticker, pill } from '../kit/paint.ts'
import { clouds, sky, starBadge } from './parts.ts'

/** A truck before a river: build it a bridge. */
export async function riverScreen() {
  const [truck, flag, tree, star] = await Promise.all([
    sticker('1f69a'),
    sticker('1f6a9'),
    sticker('1f333'),
    sticker('2b50'),
  ])
  return painted(2048, 1440, (brush) => {
    sky(brush, '#7fd3ff', '#e3f7ff')
    clouds(brush)
    brush.fillStyle = '#39a7dd'
    brush.fillRect(0, 960, 2048, 480)
    for (const [x, width] of [
      [0, 720],
      [1340, 708],
    ] as const) {
      brush.fillStyle = '#8ed45c'
      brush.fillRect(x, 760, width, 80)
      brush.fillStyle = '#b98752'
      brush.fillRect(x, 830, width, 610)
    }
    brush.drawImage(tree, 40, 420, 360, 360)
    brush.drawImage(tree, 1700, 460, 320, 320)
    brush.translate(860, 0)
    brush.scale(-1, 1)
    brush.drawImage(truck, 230, 490, 330, 330)
    brush.setTransform(1, 0, 0, 1, 0, 0)
    brush.drawImage(flag, 1420, 480, 290, 290)
    pill(brush, [690, 180, 680, 160], 80, '#ffffff')
    print(brush, 'Build a bridge', [1030, 288], {
      size: 92,
      weight: 900,
      fill: '#17203d',
      centred: true,
    })
    starBadge(brush, star)
  })
}
