import { storeName } from '@stemside/rules'
import { commonKeywords } from './commonKeywords.ts'
import type { PageMeta } from './PageHead.tsx'

export const shopMeta: PageMeta = {
  title: 'Shop all STEM toys',
  description: `Every ${storeName} toy: Orboot globes, Tacto tablet games, Plugo kits, bundles, storybooks and craft kits. Sort by age, skill and price.`,
  keywords: [...commonKeywords, 'toys by age', 'toys by skill'],
  path: '/shop',
  preview: {
    picture: '/previews/stemwizpack.jpg',
    alt: 'Three boxes of learning kits with their pieces in front of them.',
  },
}
