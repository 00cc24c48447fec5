import { painted, pill, print, sticker } from '../kit/paint.ts'
import { clouds, hills, sky, starBadge } from './parts.ts'

/** A tiger whose name lacks one letter. */
export async function lettersScreen() {
  const [tiger, palm, flower, star] = await Promise.all([
    sticker('1f405'),
    sticker('1f334'),
    sticker('1f33a'),
    sticker('2b50'),
  ])
  return painted(2048, 1440, (brush) => {
    sky(brush, '#ffb36b', '#ffe9b8')
    clouds(brush)
    hills(brush, ['#8ed45c', '#66bf52', '#4aa84c'])
    brush.drawImage(palm, 60, 420, 520, 520)
    brush.drawImage(palm, 1560, 480, 460, 460)
    brush.drawImage(tiger, 690, 430, 660, 660)
    for (const x of [330, 1480, 1700]) brush.drawImage(flower, x, 960, 130, 130)
    for (const [i, letter] of ['T', 'I', 'G', 'E', '?'].entries()) {
      pill(brush, [560 + i * 190, 190, 165, 190], 44, letter === '?' ? '#ffc53d' : '#ffffff')
      print(brush, letter, [642 + i * 190, 335], {
        size: 140,
        weight: 900,
        fill: '#17203d',
        centred: true,
      })
    }
    starBadge(brush, star)
  })
}
