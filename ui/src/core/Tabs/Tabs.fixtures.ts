import type { Tab } from './Tabs.tsx'

/** What a product page tells in tabs. */
export const productTabs: readonly Tab[] = [
  { id: 'box', label: "What's in the box", panel: 'A globe, a passport, stickers and stamps.' },
  { id: 'devices', label: 'Devices', panel: 'Tablets and phones from 2019 on.' },
  { id: 'safety', label: 'Safety', panel: 'No small parts. Tested for ages 4 and up.' },
]
