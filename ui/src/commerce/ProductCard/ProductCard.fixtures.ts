import type { CountryCode } from '@stemside/rules'
import { hero as earth } from '../../../art/pictures/orboot/page.ts'
import { hero as marsPicture } from '../../../art/pictures/orboot_mars/page.ts'
import { hero as chessPicture } from '../../../art/pictures/tacto_chess/page.ts'
import { words as orboot } from '../../content/products/orboot.ts'
import { words as mars } from '../../content/products/orboot_mars.ts'
import { words as chess } from '../../content/products/tacto_chess.ts'
import { sampleItem } from '../shelf.fixtures.ts'
import { recorded } from '../../fixtures/recorded.ts'

/** Toys with their texts and wide pictures. Mars has a dark background. */
export const toys = {
  earth: { name: 'Orboot Earth', words: orboot, picture: earth, href: '/orboot/earth' },
  chess: { name: 'Tacto Chess', words: chess, picture: chessPicture, href: '/tacto/chess' },
  mars: { name: 'Orboot Mars', words: mars, picture: marsPicture, href: '/orboot/mars' },
} as const

/** A toy with its price in a country. */
export const toyIn = recorded((country: CountryCode, toy: keyof typeof toys) => {
  return { country, ...toys[toy], offer: sampleItem(country, toys[toy].words.sku).offer }
})
