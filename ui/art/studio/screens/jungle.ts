import { painted, pill, print, sticker } from '../kit/paint.ts'
import { hills, oval, sky } from './parts.ts'

/** An old jungle with a lake and a volcano. */
export async function jungleScreen() {
  const [volcano, palm, fern, egg] = await Promise.all([
    sticker('1f30b'),
    sticker('1f334'),
    sticker('1f33f'),
    sticker('1f95a'),
  ])
  return painted(2048, 1440, (brush) => {
    sky(brush, '#57b948', '#8ed45c')
    hills(brush, ['#6cc653', '#4fae49', '#3d9a44'])
    oval(brush, [1080, 760, 620, 330], '#d9c27a')
    oval(brush, [1120, 790, 540, 270], '#43c3dd')
    oval(brush, [1060, 740, 300, 120], '#7fdcec')
    brush.drawImage(volcano, 1490, 60, 470, 470)
    for (const [x, y, size] of [
      [70, 110, 300],
      [330, 60, 240],
      [1240, 60, 220],
      [60, 980, 320],
      [1640, 1020, 320],
    ] as const)
      brush.drawImage(palm, x, y, size, size)
    for (const [x, y] of [
      [620, 140],
      [1450, 1140],
    ] as const)
      brush.drawImage(fern, x, y, 190, 190)
    for (const [x, y] of [
      [250, 720],
      [340, 780],
      [200, 800],
    ] as const)
      brush.drawImage(egg, x, y, 120, 120)
    pill(brush, [520, 1236, 480, 144], 72, '#ffffff')
    print(brush, 'Who roared?', [760, 1334], {
      size: 78,
      weight: 900,
      fill: '#17603a',
      centred: true,
    })
  })
}
