import { arrowSign, loopSign } from '../kit/signs.ts'
import { painted, pill, print, sticker } from '../kit/paint.ts'

const cell = 250
const [left, top] = [110, 100]

/** The squares of the path, by column and row; the robot starts at the first. */
const way = [
  [0, 4],
  [1, 4],
  [1, 3],
  [1, 2],
  [2, 2],
  [3, 2],
  [3, 1],
  [4, 1],
  [4, 0],
] as const

/** The code so far: the number of steps, and the block's colour. */
const steps = [
  ['1', '#ff8a1f'],
  ['2', '#2aa4f0'],
  ['2', '#b79cff'],
  ['2', '#ff8a1f'],
  ['1', '#2aa4f0'],
] as const

/** A garden in squares: plan the robot's way to the star. */
export async function pathScreen() {
  const [star, tree, rock, flower] = await Promise.all([
    sticker('2b50'),
    sticker('1f333'),
    sticker('1faa8'),
    sticker('1f33c'),
  ])
  return painted(2048, 1440, (brush) => {
    brush.fillStyle = '#3f9f56'
    brush.fillRect(0, 0, 2048, 1440)
    for (let row = 0; row < 5; row++)
      for (let column = 0; column < 5; column++)
        pill(
          brush,
          [left + column * cell + 6, top + row * cell + 6, cell - 12, cell - 12],
          44,
          (row + column) % 2 ? '#7ed06a' : '#8edb79',
        )
    way.forEach(([column, row], i) => {
      pill(
        brush,
        [left + column * cell + 6, top + row * cell + 6, cell - 12, cell - 12],
        44,
        '#fff3c4',
      )
      if (i > 0 && i < way.length - 1)
        print(brush, String(i), [left + (column + 0.5) * cell, top + (row + 0.62) * cell], {
          size: 100,
          weight: 900,
          fill: '#ff9f2e',
          centred: true,
        })
    })
    brush.drawImage(star, left + 4 * cell + 30, top + 30, 190, 190)
    for (const [column, row, art] of [
      [0, 0, tree],
      [2, 0, rock],
      [2, 4, tree],
      [3, 3, flower],
      [0, 2, flower],
      [4, 3, tree],
      [1, 1, rock],
    ] as const)
      brush.drawImage(art, left + column * cell + 35, top + row * cell + 28, 180, 180)
    pill(brush, [1440, 100, 520, 1240], 64, '#17466b')
    print(brush, 'My code', [1700, 215], { size: 88, weight: 900, fill: '#ffffff', centred: true })
    for (const [i, [times, color]] of steps.entries()) {
      const y = 270 + i * 208
      pill(brush, [1500, y, 400, 176], 60, color)
      print(brush, times, [1800, y + 124], {
        size: 110,
        weight: 900,
        fill: '#17203d',
        centred: true,
      })
      if (i === 2) loopSign(brush, [1610, y + 88], 130, '#17203d')
      else arrowSign(brush, [1610, y + 88], 120, i % 3 === 1 ? 0 : Math.PI / 2, '#17203d')
    }
  })
}
