import type { Drawing } from '../types.ts'

/** Dots of each card, in a grid of three by three. */
const cards: readonly (readonly [column: number, row: number][])[] = [
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
]
const colours = ['#ff6b57', '#ffb020', '#2fb67c', '#2d8cff', '#8a5cf6', '#ef4fa0']
const size = 250

export const seeingFourPicture: Drawing = {
  file: 'seeing-four.svg',
  width: 1200,
  height: 675,
  alt: 'Six faces of a die, one to six dots. Four and fewer are seen at once; six is seen as two rows of three.',
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 675" role="img">
<rect width="1200" height="675" fill="#fff4e3"/>${cards.map(card).join('')}
</svg>`,
}

function card(dots: (typeof cards)[number], index: number): string {
  const x = 145 + (index % 3) * 330
  const y = 62 + Math.floor(index / 3) * 300
  const tilt = [-5, 3, -2, 4, -4, 2][index] ?? 0
  const circles = dots.map(
    ([column, row]) => `<circle cx="${62 + column * 63}" cy="${62 + row * 63}" r="23"/>`,
  )
  return `<g transform="translate(${x} ${y}) rotate(${tilt} ${size / 2} ${size / 2})"><rect x="7" y="11" width="${size}" height="${size}" rx="44" fill="#e9d6b8"/><rect width="${size}" height="${size}" rx="44" fill="#fff"/><g fill="${colours[index]}">${circles.join('')}</g></g>`
}
