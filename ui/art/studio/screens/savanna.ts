import { painted, pill, print, sticker } from '../kit/paint.ts'
import { oval, sky, starBadge } from './parts.ts'

/** A water hole in the grass: who drinks here? */
export async function savannaScreen() {
  const [tree, zebra, hippo, sun, star] = await Promise.all([
    sticker('1f333'),
    sticker('1f993'),
    sticker('1f99b'),
    sticker('1f31e'),
    sticker('2b50'),
  ])
  return painted(2048, 1440, (brush) => {
    sky(brush, '#ff9d6b', '#ffe3a3')
    brush.drawImage(sun, 1150, 120, 330, 330)
    oval(brush, [500, 1350, 1000, 560], '#e8c565')
    oval(brush, [1600, 1380, 1000, 620], '#d9b04e')
    oval(brush, [1050, 1180, 620, 150], '#4cbcd8')
    brush.drawImage(tree, 60, 380, 520, 520)
    brush.drawImage(zebra, 560, 640, 440, 440)
    brush.drawImage(hippo, 1400, 660, 440, 440)
    pill(brush, [590, 190, 480, 150], 75, '#ffffff')
    print(brush, 'Find me!', [830, 294], { size: 90, weight: 900, fill: '#17203d', centred: true })
    starBadge(brush, star)
  })
}
