import { type Brush, painted, pill, print, sticker } from '../kit/paint.ts'

const cell = 216
const [left, top] = [70, 72]
const tints = ['#ffe48a', '#ffb9c6', '#bdebd3', '#9ad8fa', '#ffd9b8'] as const

function drawnLadder(
  brush: Brush,
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
): void {
  brush.strokeStyle = '#b07a4a'
  brush.lineCap = 'round'
  const [dx, dy] = [x2 - x1, y2 - y1]
  const length = Math.hypot(dx, dy)
  const [px, py] = [(-dy / length) * 34, (dx / length) * 34]
  brush.lineWidth = 18
  for (const side of [1, -1]) {
    brush.beginPath()
    brush.moveTo(x1 + px * side, y1 + py * side)
    brush.lineTo(x2 + px * side, y2 + py * side)
    brush.stroke()
  }
  brush.lineWidth = 14
  for (let t = 0.12; t < 1; t += 90 / length) {
    brush.beginPath()
    brush.moveTo(x1 + dx * t + px, y1 + dy * t + py)
    brush.lineTo(x1 + dx * t - px, y1 + dy * t - py)
    brush.stroke()
  }
}

/** Thirty-six squares to climb, ladders up and snakes down. */
export async function laddersScreen() {
  const [snake, trophy] = await Promise.all([sticker('1f40d'), sticker('1f3c6')])
  return painted(2048, 1440, (brush) => {
    brush.fillStyle = '#8a2f7a'
    brush.fillRect(0, 0, 2048, 1440)
    pill(brush, [left - 30, top - 30, cell * 6 + 60, cell * 6 + 60], 54, '#5f1d55')
    for (let row = 0; row < 6; row++)
      for (let column = 0; column < 6; column++) {
        const number = (5 - row) * 6 + (row % 2 === 1 ? column + 1 : 6 - column)
        const [x, y] = [left + column * cell, top + row * cell]
        pill(
          brush,
          [x + 5, y + 5, cell - 10, cell - 10],
          30,
          tints[(row * 2 + column * 3) % tints.length] ?? tints[0],
        )
        print(brush, String(number), [x + 26, y + 74], {
          size: 62,
          weight: 800,
          fill: 'rgba(23, 32, 61, .75)',
        })
      }
    drawnLadder(brush, [left + 1.5 * cell, top + 5.6 * cell], [left + 2.5 * cell, top + 3.3 * cell])
    drawnLadder(brush, [left + 4.6 * cell, top + 3.6 * cell], [left + 3.5 * cell, top + 1.3 * cell])
    brush.drawImage(snake, left + 3.9 * cell, top + 0.3 * cell, 420, 420)
    brush.drawImage(snake, left + 0.2 * cell, top + 1.2 * cell, 380, 380)
    brush.drawImage(trophy, left + 30, top + 60, 150, 150)
    pill(brush, [1480, 90, 500, 760], 56, '#a8459a')
    pill(brush, [1480, 960, 500, 390], 56, '#ffc53d')
    print(brush, 'Ladder!', [1730, 1130], {
      size: 116,
      weight: 900,
      fill: '#5f1d55',
      centred: true,
    })
    print(brush, 'Climb to 20', [1730, 1250], {
      size: 74,
      weight: 700,
      fill: '#5f1d55',
      centred: true,
    })
  })
}
