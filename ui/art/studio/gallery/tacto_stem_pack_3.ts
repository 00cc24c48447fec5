import { hues } from '../kit/colours.ts'
import type { Gallery } from '../stages/gallery.ts'
import { packLay } from '../stages/pack-lay.ts'

export const gallery: Gallery = {
  box: () => packLay(hues.coral, ['tacto_laser', 'tacto_electronic', 'tacto_coding']),
}
