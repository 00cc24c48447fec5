import type { Storyboard } from '../commerce/words.ts'

/** All ten cost the same, in minor units. */
const prices: Storyboard['prices'] = {
  IN: 199_00,
  US: 4_99,
  GB: 3_99,
  CA: 5_99,
  AE: 19_00,
}

/** The ten story add-ons of Orboot Earth, in the order of its shelf. Source: specification §3. */
export const storyboards: readonly Storyboard[] = [
  { name: 'The lighthouse at the end of the map', hue: 'orboot', prices },
  { name: 'A caravan of one hundred camels', hue: 'storybook', prices },
  { name: 'Who wakes the Northern Lights?', hue: 'tacto', prices },
  { name: 'The whale who sang off key', hue: 'dabble', prices },
  { name: 'Kites over Jaipur', hue: 'gift', prices },
  { name: 'The bakery of seven breads', hue: 'plugo', prices },
  { name: 'Penguins take the night train', hue: 'orboot', prices },
  { name: 'The oldest tree in the room', hue: 'dabble', prices },
  { name: 'Drums across the river', hue: 'bundle', prices },
  { name: 'A postcard from every port', hue: 'tacto', prices },
]
