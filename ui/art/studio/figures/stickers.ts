import { shade } from '../kit/colours.ts'
import { matte } from '../kit/materials.ts'
import { disc, painted, pill, sticker } from '../kit/paint.ts'
import { face, group, placed, roundedRect, slab } from '../kit/shapes.ts'

/** The stickers of the sheet: rivers, festivals, shy animals, each with its own background. */
const printed = [
  ['1f9a6', '#9ad8fa'],
  ['1f38f', '#ffb9c6'],
  ['1f994', '#ffe48a'],
  ['1f30a', '#bdebd3'],
  ['1f386', '#cbbffc'],
  ['1f9a5', '#ffd9b8'],
] as const

const [width, depth] = [1.14, 0.78]

/** A sheet of six round stickers, lying on y = 0, with its top at the back. */
export async function stickerSheet() {
  const art = await Promise.all(printed.map(([code]) => sticker(code)))
  const print = painted(1140, 780, (brush) => {
    pill(brush, [0, 0, 1140, 780], 0, shade.cream)
    for (const [place, image] of art.entries()) {
      const [x, y] = [200 + (place % 3) * 370, 205 + Math.floor(place / 3) * 370]
      disc(brush, x, y, 168, '#ffffff')
      disc(brush, x, y, 150, printed[place]?.[1] ?? shade.cream)
      brush.drawImage(image, x - 105, y - 105, 210, 210)
    }
  })
  const flat = group(
    slab(roundedRect(width, depth, 0.06), 0.03, 0.01, matte(shade.cream)),
    placed(face(width, depth, 0.06, matte('#ffffff', { map: print })), [0, 0, 0.017]),
  )
  return placed(group(placed(flat, [0, 0, 0], [-Math.PI / 2, 0, 0])), [0, 0.015, 0])
}
