import chess from '../../pictures/tacto_chess/tacto_chess-square-800.webp'
import classics from '../../pictures/tacto_classics/tacto_classics-square-800.webp'
import coding from '../../pictures/tacto_coding/tacto_coding-square-800.webp'
import count from '../../pictures/plugo_count/plugo_count-square-800.webp'
import electronic from '../../pictures/tacto_electronic/tacto_electronic-square-800.webp'
import laser from '../../pictures/tacto_laser/tacto_laser-square-800.webp'
import letters from '../../pictures/plugo_letters/plugo_letters-square-800.webp'
import link from '../../pictures/plugo_link/plugo_link-square-800.webp'
import { packBox } from './box.ts'

/** A product's box, printed with the card picture that was taken of it. */
const boxes = {
  tacto_chess: ['Tacto', 'Chess', '6–12', '#7c5cf0', chess],
  tacto_classics: ['Tacto', 'Classics', '4+', '#b44fb8', classics],
  tacto_coding: ['Tacto', 'Coding', '5–10', '#1d9a98', coding],
  tacto_electronic: ['Tacto', 'Electronics', '6–12', '#4a63d8', electronic],
  tacto_laser: ['Tacto', 'Laser', '6–12', '#5a45c8', laser],
  plugo_count: ['Plugo', 'Count', '5–10', '#f09a12', count],
  plugo_letters: ['Plugo', 'Letters', '4–10', '#ee7a1f', letters],
  plugo_link: ['Plugo', 'Link', '5–10', '#1d9a98', link],
} as const

export function boxOf(sku: keyof typeof boxes) {
  const [line, name, ages, deep, art] = boxes[sku]
  const size = line === 'Tacto' ? ([1.75, 1.75, 0.6] as const) : ([1.85, 1.7, 0.6] as const)
  return packBox(size, { line, name, ages, deep, art })
}
