import { hues } from '../kit/colours.ts'
import type { Gallery } from '../stages/gallery.ts'
import { packLay } from '../stages/pack-lay.ts'

export const gallery: Gallery = {
  box: () => packLay(hues.iris, ['tacto_chess', 'tacto_classics']),
}
