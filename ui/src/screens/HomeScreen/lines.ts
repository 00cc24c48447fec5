import { bag, gift, globe, trexhat } from '../../../art/pictures/figures.ts'
import type { LineCard } from '../../editorial/LineCards/index.ts'

/** The four ways into the shop. */
export const lines: readonly LineCard[] = [
  { hue: 'orboot', name: 'Orboot', text: 'AR globes', href: '/orboot', figure: globe },
  { hue: 'tacto', name: 'Tacto', text: 'Tablet games', href: '/tacto', figure: trexhat },
  { hue: 'plugo', name: 'Plugo', text: 'Plug-in kits', href: '/plugo', figure: bag },
  { hue: 'bundle', name: 'Bundles', text: 'Sets that save', href: '/shop', figure: gift },
]
