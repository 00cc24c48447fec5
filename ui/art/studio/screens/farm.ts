import { painted, print, sticker, pill } from '../kit/paint.ts'
import { clouds, hills, sky, starBadge } from './parts.ts'

/** A farm that wakes up: who says moo? */
export async function farmScreen() {
  const [sun, tractor, corn, flower, star] = await Promise.all([
    sticker('1f31e'),
    sticker('1f69c'),
    sticker('1f33d'),
    sticker('1f33b'),
    sticker('2b50'),
  ])
  return painted(2048, 1440, (brush) => {
    sky(brush, '#ffcf7a', '#fff2c9')
    clouds(brush)
    brush.drawImage(sun, 1330, 60, 340, 340)
    hills(brush, ['#a5dc63', '#79c653', '#5aae48'])
    brush.drawImage(tractor, 260, 640, 480, 480)
    for (let i = 0; i < 5; i++) brush.drawImage(corn, 1000 + i * 190, 760 + (i % 2) * 50, 220, 220)
    for (const x of [90, 780, 1830]) brush.drawImage(flower, x, 1000, 170, 170)
    pill(brush, [610, 210, 660, 160], 80, '#ffffff')
    print(brush, 'Who says moo?', [940, 318], {
      size: 88,
      weight: 900,
      fill: '#17203d',
      centred: true,
    })
    starBadge(brush, star)
  })
}
