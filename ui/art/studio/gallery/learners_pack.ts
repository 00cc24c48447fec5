import { hues, toy } from '../kit/colours.ts'
import type { Gallery } from '../stages/gallery.ts'
import { packLay } from '../stages/pack-lay.ts'

export const gallery: Gallery = {
  box: () => packLay(hues.blush, ['plugo_count', 'plugo_letters'], toy.violet),
}
