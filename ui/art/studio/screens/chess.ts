import { type Brush, disc, painted, pill, print, sticker } from '../kit/paint.ts'
import { nightGround } from './parts.ts'

const cell = 162
const [left, top] = [70, 72]

function board(brush: Brush): void {
  pill(brush, [left - 26, top - 26, cell * 8 + 52, cell * 8 + 52], 48, '#2a1d66')
  const square = (column: number, row: number, fill: string) => {
    brush.fillStyle = fill
    brush.fillRect(left + column * cell, top + row * cell, cell, cell)
  }
  for (let row = 0; row < 8; row++)
    for (let column = 0; column < 8; column++)
      square(column, row, (row + column) % 2 ? '#8f7bf0' : '#f3efff')
  square(4, 3, '#ffd35c')
  square(4, 1, '#ffe7a3')
  for (const [column, row] of [
    [3, 3],
    [5, 3],
    [4, 2],
    [4, 5],
    [2, 4],
    [6, 4],
  ] as const)
    disc(
      brush,
      left + (column + 0.5) * cell,
      top + (row + 0.5) * cell,
      26,
      'rgba(18, 190, 160, .85)',
    )
}

function player(
  brush: Brush,
  y: number,
  face: CanvasImageSource,
  name: string,
  says: string,
  active: boolean,
): void {
  pill(brush, [1470, y, 510, 190], 48, active ? '#ffffff' : 'rgba(255, 255, 255, .16)')
  disc(brush, 1568, y + 95, 68, active ? '#ffe7a3' : 'rgba(255, 255, 255, .2)')
  brush.drawImage(face, 1515, y + 42, 106, 106)
  print(brush, name, [1660, y + 88], { size: 56, fill: active ? '#1d1742' : '#ffffff' })
  print(brush, says, [1660, y + 142], {
    size: 40,
    weight: 600,
    fill: active ? '#6b5bb8' : '#cfc5ff',
  })
}

/** A chess board with the moves of a knight. */
export async function chessScreen() {
  const [robot, crown, star] = await Promise.all([
    sticker('1f916'),
    sticker('1f451'),
    sticker('2b50'),
  ])
  return painted(2048, 1440, (brush) => {
    nightGround(brush, ['#3b2a86', '#4a37a0', '#5541b3'])
    board(brush)
    player(brush, 60, robot, 'Robo', 'Thinking…', false)
    player(brush, 1185, crown, 'You', 'Your move!', true)
    pill(brush, [1470, 560, 510, 310], 56, '#ffc53d')
    print(brush, 'Knight', [1520, 665], { size: 74, weight: 900, fill: '#2a1d66' })
    print(brush, 'jumps in an L.', [1520, 735], { size: 46, weight: 600, fill: '#2a1d66' })
    for (let i = 0; i < 3; i++) brush.drawImage(star, 1520 + i * 96, 770, 78, 78)
  })
}
