import { disc, painted, sticker } from '../kit/paint.ts'
import { clouds, hills, sky, starBadge } from './parts.ts'

/** Balloons and targets over a meadow; a dotted curve shows the throw. */
export async function targetScreen() {
  const [balloon, monster, crate, star] = await Promise.all([
    sticker('1f388'),
    sticker('1f47e'),
    sticker('1f4e6'),
    sticker('2b50'),
  ])
  return painted(2048, 1440, (brush) => {
    sky(brush, '#7cc9ff', '#dff5ff')
    clouds(brush)
    hills(brush, ['#9bdc6c', '#74c95c', '#57b24f'])
    for (const [x, y] of [
      [1250, 930],
      [1500, 930],
      [1375, 700],
    ] as const)
      brush.drawImage(crate, x, y, 260, 260)
    brush.drawImage(monster, 1375, 470, 260, 260)
    for (const [x, y, size] of [
      [180, 300, 250],
      [420, 420, 210],
      [900, 230, 230],
    ] as const)
      brush.drawImage(balloon, x, y, size, size)
    for (let i = 0; i < 11; i++) {
      const t = i / 10
      disc(
        brush,
        330 + t * 1010,
        1150 - 1500 * t * (1 - t) - 560 * t,
        22 - t * 8,
        'rgba(255, 255, 255, .95)',
      )
    }
    for (const [radius, color] of [
      [150, '#ffffff'],
      [115, '#ff5a4a'],
      [78, '#ffffff'],
      [42, '#ff5a4a'],
    ] as const)
      disc(brush, 640, 760, radius, color)
    starBadge(brush, star)
  })
}
