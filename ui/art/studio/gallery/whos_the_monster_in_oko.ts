import { book } from '../figures/school.ts'
import { cat } from '../figures/sitters.ts'
import { hues, shade, toy } from '../kit/colours.ts'
import { placed } from '../kit/shapes.ts'
import { children } from '../props/hands.ts'
import { heldTablet } from '../props/held-tablet.ts'
import { mug } from '../props/known.ts'
import { cushion, rug } from '../props/room.ts'
import { papers, storyScreen } from '../screens/story.ts'
import type { Gallery } from '../stages/gallery.ts'
import { storyInUse } from '../stages/in-use.ts'

export const gallery: Gallery = {
  play: async () => {
    const screen = await storyScreen(
      'whos_the_monster_in_oko',
      3,
      '“It is a monster,” said the squirrel.',
      papers.day,
    )
    return storyInUse(hues.coral, {
      ground: placed(rug(4.2, [toy.violet, '#b79cf6', '#e6dcff', '#b79cf6']), [0, 0, 0.2]),
      tablet: placed(heldTablet(screen, children.tayo, []), [0.1, 1, 1.5], [0.57, 0, 0], 0.7),
      beside: [
        placed(cushion(toy.sun, toy.coral), [-1.2, 0, -0.95], [0, 0.25, 0], 1.05),
        placed(cat(), [-1.2, 0.38, -0.9], [0, 0.3, 0], 1.75),
        placed(book(toy.cobalt), [1.2, 0, -0.7], [0, 0.3, 0], 0.75),
        placed(book(toy.teal, [1.6, 0.22, 1.2]), [1.17, 0.195, -0.7], [0, 0.05, 0], 0.75),
        placed(mug(toy.white, shade.pink), [1.15, 0.36, -0.7], [0, -0.5, 0], 0.086),
      ],
    })
  },
}
