import { minor } from '@stemside/rules'
import covers from '../../art/storyboards/covers.svg?no-inline'
import type { Storyboard } from '../commerce/words.ts'

/** The prices of each of the ten, in minor units. */
const prices: Storyboard['prices'] = {
  IN: minor(199_00),
  US: minor(4_99),
  GB: minor(3_99),
  CA: minor(5_99),
  AE: minor(19_00),
}

/** All covers are in one file, so that ten of them need one request. */
const cover = (view: string) => `${covers}#${view}`

/** The ten story add-ons of Orboot Earth, in this order. Source: specification §3. */
export const storyboards: readonly Storyboard[] = [
  { name: 'The lighthouse at the end of the map', cover: cover('lighthouse'), prices },
  { name: 'A caravan of one hundred camels', cover: cover('camels'), prices },
  { name: 'Who wakes the Northern Lights?', cover: cover('northern-lights'), prices },
  { name: 'The whale who sang off key', cover: cover('whale'), prices },
  { name: 'Kites over Jaipur', cover: cover('kites'), prices },
  { name: 'The bakery of seven breads', cover: cover('bakery'), prices },
  { name: 'Penguins take the night train', cover: cover('night-train'), prices },
  { name: 'The oldest tree in the room', cover: cover('tree'), prices },
  { name: 'Drums across the river', cover: cover('drums'), prices },
  { name: 'A postcard from every port', cover: cover('postcard'), prices },
]
