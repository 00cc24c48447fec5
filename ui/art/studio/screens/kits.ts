import { type Brush, painted, pill, print, sticker } from '../kit/paint.ts'
import { sky } from './parts.ts'

/** The kits on the start screen: picture, background and name. */
const kits = [
  ['1f522', '#ffe48a', 'Count'],
  ['1f524', '#ffd9b8', 'Letters'],
  ['1f3b9', '#ffb9c6', 'Tunes'],
  ['1f3af', '#efc0f0', 'Slingshot'],
  ['1f309', '#a6e2e0', 'Link'],
  ['1f404', '#c9e6a4', 'Farm'],
  ['1f50d', '#cbbffc', 'Detective'],
  ['1f981', '#9ad8fa', 'Animals'],
] as const

const [width, height] = [440, 500]

function card(brush: Brush, place: number, art: CanvasImageSource, ground: string, name: string) {
  const [x, y] = [84 + (place % 4) * (width + 40), 320 + Math.floor(place / 4) * (height + 40)]
  pill(brush, [x, y, width, height], 84, ground)
  brush.drawImage(art, x + 80, y + 60, 280, 280)
  print(brush, name, [x + width / 2, y + 440], {
    size: 84,
    weight: 900,
    fill: '#17203d',
    centred: true,
  })
}

/** The start screen of the gamepad: one card for each kit that can be plugged in. */
export async function kitsScreen() {
  const art = await Promise.all(kits.map(([code]) => sticker(code)))
  return painted(2048, 1440, (brush) => {
    sky(brush, '#7cc9ff', '#dff5ff')
    print(brush, 'Which kit today?', [1024, 220], {
      size: 150,
      weight: 900,
      fill: '#17203d',
      centred: true,
    })
    for (const [place, [, ground, name]] of kits.entries()) {
      const image = art[place]
      if (image) card(brush, place, image, ground, name)
    }
  })
}
