import { figure as gift } from '../../../art/pictures/gift/index.ts'
import { figure as globe } from '../../../art/pictures/globe/index.ts'
import { figure as knight } from '../../../art/pictures/knight/index.ts'
import { figure as robot } from '../../../art/pictures/robot/index.ts'
import { globeSizes } from './HomeArt.tsx'
import type { LineCard } from '../../editorial/LineCards/index.ts'

/** The cards of the four product lines. */
export const lines: readonly LineCard[] = [
  {
    hue: 'orboot',
    name: 'Orboot',
    text: 'AR globes',
    href: '/orboot',
    figure: globe,
    sizes: globeSizes,
  },
  { hue: 'tacto', name: 'Tacto', text: 'Tablet games', href: '/tacto', figure: knight },
  { hue: 'plugo', name: 'Plugo', text: 'Plug-in kits', href: '/plugo', figure: robot },
  { hue: 'bundle', name: 'Bundles', text: 'Sets that save', href: '/shop', figure: gift },
]
