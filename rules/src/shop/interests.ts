import type { SoldSku } from '../catalogue/products.ts'
import { fitsLine, type ShelfLine } from './shelfLines.ts'

/** Something that children love, and the toys for it, best first. */
export interface Interest {
  /** Its value in an address: `?interest=space`. */
  readonly id: string
  /** In parents' words. */
  readonly label: string
  readonly skus: readonly SoldSku[]
}

/** The interests that a toy finder offers. */
export const interests: readonly Interest[] = [
  { id: 'world', label: 'Countries, animals and people', skus: ['orboot'] },
  { id: 'dinosaurs', label: 'Dinosaurs', skus: ['orboot_dinos', 'tacto_dinos'] },
  { id: 'space', label: 'Space and machines', skus: ['orboot_mars'] },
  { id: 'thinking', label: 'Thinking ahead', skus: ['tacto_chess', 'tacto_classics'] },
  { id: 'together', label: 'Playing together', skus: ['tacto_classics', 'tacto_chess'] },
  { id: 'coding', label: 'Coding', skus: ['plugo_coding', 'tacto_coding'] },
  { id: 'circuits', label: 'Circuits and electricity', skus: ['tacto_electronic'] },
  { id: 'light', label: 'Light and optics', skus: ['tacto_laser'] },
  { id: 'caring', label: 'Bodies and caring', skus: ['tacto_doctor'] },
  { id: 'maths', label: 'Maths', skus: ['plugo_count'] },
  { id: 'reading', label: 'Reading and spelling', skus: ['plugo_letters', 'plugo_detective'] },
  { id: 'music', label: 'Music', skus: ['plugo_piano'] },
  { id: 'building', label: 'Building', skus: ['plugo_link'] },
  { id: 'riddles', label: 'Riddles', skus: ['plugo_detective', 'plugo_coding'] },
  { id: 'animals', label: 'Animals', skus: ['plugo_animals', 'plugo_farm', 'orboot'] },
  { id: 'planning', label: 'Planning and trading', skus: ['plugo_farm'] },
  { id: 'flying', label: 'Aiming and how things fly', skus: ['plugo_slingshot'] },
]

/** The interests that a line has toys for. */
export function interestsOf(line: ShelfLine): readonly Interest[] {
  return interests.filter(({ skus }) => skus.some((sku) => fitsLine(sku, line)))
}
