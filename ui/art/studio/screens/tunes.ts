import { disc, painted, pill, sticker } from '../kit/paint.ts'

const colours = [
  '#ff5a4a',
  '#ff8a1f',
  '#ffc53d',
  '#14b8a6',
  '#2aa4f0',
  '#8a63e8',
  '#ff6fa3',
] as const
const notes = [
  [520, 260],
  [300, 200],
  [700, 160],
  [240, 330],
  [620, 180],
  [400, 260],
  [760, 150],
] as const

/** Notes fall towards the keys in their colours; a cat sings. */
export async function tunesScreen() {
  const [note, cat] = await Promise.all([sticker('1f3b5'), sticker('1f431')])
  return painted(2048, 1440, (brush, width, height) => {
    brush.fillStyle = '#2a1a5e'
    brush.fillRect(0, 0, width, height)
    disc(brush, width / 2, height * 1.05, 900, '#3c2787')
    disc(brush, width / 2, height * 1.1, 640, '#5336b5')
    for (const [i, color] of colours.entries()) {
      const x = 230 + i * 230
      brush.globalAlpha = 0.28
      brush.fillStyle = color
      brush.fillRect(x, 0, 200, height)
      brush.globalAlpha = 1
      const [y, length] = notes[i] ?? [0, 0]
      pill(brush, [x, y, 200, length], 60, color)
    }
    brush.drawImage(cat, 760, 820, 520, 520)
    brush.drawImage(note, 330, 150, 170, 170)
    brush.drawImage(note, 1520, 190, 200, 200)
  })
}
