import type { Sku } from '@stemside/rules'
import { bookSamples, pageOf, type BookDrawing } from './bookSamples.ts'

/** What the drawings from the fourth page to the last show. They would give the stories away in a sample. */
const furtherAlts: Readonly<Record<string, readonly string[]>> = {
  whos_the_monster_in_oko: [
    'An owl with great eyes sits on a branch. Washing hangs straight down: there is no wind.',
    'A beaver and a mouse look at a hill with trees on it. Nobody has eaten it.',
    'Pim, a small grey mouse with a red collar, listens with both ears up.',
    'Pim walks on a path towards the pines, with a crumb of cake and a leaf.',
    'A very large violet monster sits among the pines with its eye shut. It hums over what it holds in its hands.',
    'The monster has opened its great eye. Three small yellow birds sleep in its hands, and Pim looks up at it.',
    'A storm: lightning, a bent pine, a nest that falls, and three small birds on the ground.',
    'Pim stands before the monster and says sorry. A red heart is between them.',
    'Owl, squirrel, mouse, hedgehog and beaver sit round the humming monster under the moon.',
  ],
  the_comet_who_was_late: [
    'Uranus lies on its side and looks sideways. Arrows point left and up at once.',
    'Saturn smiles in its broad rings, small pieces of ice around it.',
    'Jupiter, striped and too big for the page, bends the dotted way of the little comet.',
    'A rover with six wheels stands on a red hill of Mars and looks up at the comet.',
    'The comet has a long, shining tail at last.',
    'The Earth, half of it in the dark and full of little lights. One of them is a window.',
    'A child at a window at night. Outside, the comet flies past.',
    'The sun smiles. A dotted line shows how the comet has flown round it.',
    'The comet sleeps. The sun and the planets are small lights far behind it.',
  ],
  a_map_of_all_the_winds: [
    'A boy on a beach in Kenya waves at the kite above the sea.',
    'The kite has caught in a palm tree among dunes in the evening. An old man looks up at it.',
    'A woman has hung out her sheets in Cádiz. Between them hangs the kite. Behind is a rock with a cloud on it.',
    'A blue whale blows a fountain in the middle of the ocean, and the kite flies through the spray.',
    'A striped balloon over green hills. Somebody in its basket holds the string of the kite, and the kite holds a cup.',
    'A red fishing boat between snowy mountains in Iceland. A girl with fair hair stands on deck with the kite.',
    'A sheet of paper on a table: a dotted line ends at a coast that somebody is drawing with a blue pencil.',
    'A map as long as the table: coasts, a dotted way, seven arrows in seven colours, and a tiny whale in the corner.',
    'January in Jaipur, kites in the sky. The girl on the roof holds the string of hers.',
  ],
}

/** The drawings of a whole book, from its second page to its last. */
export function drawingsOf(sku: Sku): readonly BookDrawing[] {
  const sample = bookSamples.find((book) => book.sku === sku)
  const [first] = sample?.drawings ?? []
  if (sample === undefined || first === undefined) return []
  const [file = ''] = first.src.split('#')
  const further = furtherAlts[sku] ?? []
  return [
    ...sample.drawings,
    ...further.map((alt, index) => ({ src: pageOf(file, index + 4), alt })),
  ]
}

/** What the picture of the cover shows. */
export function coverAltOf(sku: Sku): string {
  return bookSamples.find((book) => book.sku === sku)?.alt ?? ''
}
