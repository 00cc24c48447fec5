import type { Sku, SoldSku } from '@stemside/rules'
import { shelf } from '../../../src/content/shelf.ts'
import { packBox } from './box.ts'

/** The square pictures by their paths. */
const squares = import.meta.glob<string>('../../pictures/*/*-square-800.webp', {
  query: '?url',
  import: 'default',
  eager: true,
})

const ages = (sku: SoldSku) => {
  const { from, to } = shelf[sku].ages
  return to === undefined ? `${from}+` : `${from}–${to}`
}

/** The size of a box in the units of its product's scene, and the colour of its other sides. */
const boxes = {
  orboot: [[2.35, 2.5, 1.5], '#3f9fe0'],
  orboot_dinos: [[2.35, 2.5, 1.5], '#5cc795'],
  orboot_mars: [[2.35, 2.5, 1.5], '#3a3f86'],
  orboot_expansion_pack: [[1.75, 1.75, 0.4], '#3f9fe0'],
  tacto_chess: [[1.75, 1.75, 0.6], '#7c5cf0'],
  tacto_classics: [[1.75, 1.75, 0.6], '#b44fb8'],
  tacto_coding: [[1.75, 1.75, 0.6], '#1d9a98'],
  tacto_dinos: [[1.75, 1.75, 0.6], '#2f9f63'],
  tacto_doctor: [[1.75, 1.75, 0.6], '#f0648a'],
  tacto_electronic: [[1.75, 1.75, 0.6], '#4a63d8'],
  tacto_laser: [[1.75, 1.75, 0.6], '#5a45c8'],
  plugo_animals: [[1.85, 1.7, 0.6], '#e58a1f'],
  plugo_coding: [[1.85, 1.7, 0.6], '#1d9a98'],
  plugo_count: [[1.85, 1.7, 0.6], '#f09a12'],
  plugo_detective: [[1.85, 1.7, 0.6], '#4a63d8'],
  plugo_farm: [[1.85, 1.7, 0.6], '#6fae3a'],
  plugo_gamepad: [[2.6, 1.5, 0.6], '#f09a12'],
  plugo_letters: [[1.85, 1.7, 0.6], '#ee7a1f'],
  plugo_link: [[1.85, 1.7, 0.6], '#1d9a98'],
  plugo_piano: [[1.85, 1.7, 0.6], '#f0648a'],
  plugo_slingshot: [[1.85, 1.7, 0.6], '#e0523f'],
  dabble_crystal_garden: [[1.7, 1.9, 0.6], '#2f9f63'],
  dabble_marble_run: [[1.7, 1.9, 0.6], '#ee7a1f'],
  dabble_paper_circuits: [[1.7, 1.9, 0.6], '#e0523f'],
} as const satisfies Partial<
  Record<Sku, readonly [size: readonly [number, number, number], deep: string]>
>

/** A product's box, printed with its square picture. */
export function boxOf(sku: keyof typeof boxes) {
  const [size, deep] = boxes[sku]
  const art = squares[`../../pictures/${sku}/${sku}-square-800.webp`]
  if (art === undefined) throw new Error(`${sku} has no square picture yet`)
  const { kicker: line, title: name } = shelf[sku]
  return packBox(size, { line, name, ages: ages(sku), isAr: line !== 'Dabble', deep, art })
}
