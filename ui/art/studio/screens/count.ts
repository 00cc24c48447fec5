import { painted, pill, print, sticker } from '../kit/paint.ts'
import { clouds, hills, sky, starBadge } from './parts.ts'

/** A panda asks for a sum in apples. */
export async function countScreen() {
  const [panda, apple, basket, star] = await Promise.all([
    sticker('1f43c'),
    sticker('1f34e'),
    sticker('1f9fa'),
    sticker('2b50'),
  ])
  return painted(2048, 1440, (brush) => {
    sky(brush, '#5cc3ff', '#c8f0ff')
    clouds(brush)
    hills(brush)
    brush.drawImage(panda, 190, 690, 520, 520)
    brush.fillStyle = '#46a84f'
    brush.beginPath()
    brush.ellipse(450, 1330, 560, 230, 0, 0, Math.PI * 2)
    brush.fill()
    for (let i = 0; i < 4; i++) brush.drawImage(apple, 1262 + i * 118, 690 + (i % 2) * 40, 215, 215)
    brush.drawImage(basket, 1270, 760, 540, 540)
    for (let i = 0; i < 3; i++) brush.drawImage(apple, 790 + i * 150, 1050 + (i % 2) * 26, 185, 185)
    pill(brush, [560, 250, 930, 270], 90, '#ffffff')
    brush.beginPath()
    brush.moveTo(640, 480)
    brush.lineTo(560, 620)
    brush.lineTo(780, 510)
    brush.fill()
    print(brush, '4 + 3 = ?', [1025, 452], {
      size: 190,
      weight: 900,
      fill: '#17203d',
      centred: true,
    })
    starBadge(brush, star)
  })
}
