import { teddy } from '../figures/doctor.ts'
import { book } from '../figures/school.ts'
import { star } from '../figures/space.ts'
import { hues, shade, toy } from '../kit/colours.ts'
import { placed } from '../kit/shapes.ts'
import { bed, nightLight } from '../props/bed.ts'
import { children } from '../props/hands.ts'
import { heldTablet } from '../props/held-tablet.ts'
import { cushion } from '../props/room.ts'
import { papers, storyScreen } from '../screens/story.ts'
import type { Gallery } from '../stages/gallery.ts'
import { storyInUse } from '../stages/in-use.ts'

/** The stars on the headboard by place and size. */
const stars = [
  [-2.35, 0.95, 0.16],
  [-0.35, 1.05, 0.2],
  [2.15, 0.9, 0.18],
] as const

export const gallery: Gallery = {
  play: async () => {
    const screen = await storyScreen(
      'the_comet_who_was_late',
      3,
      '“Which way to the sun?” she asked Neptune.',
      papers.night,
    )
    return storyInUse(hues.midnight, {
      ground: bed(['#8f97e6', '#6f76c4', '#b7bdf6', '#ff97ab'], '#5f66b8', toy.violet),
      tablet: placed(
        heldTablet(screen, children.mika, []),
        [-0.2, 1.1, 1.5],
        [0.52, 0.05, -0.02],
        0.7,
      ),
      beside: [
        placed(cushion('#eceeff', shade.cream), [1.1, 0, -0.9], [0, -0.1, 0], [1.35, 1.1, 0.9]),
        placed(teddy(), [1.1, 0.34, -0.75], [0, -0.25, 0], 1.35),
        placed(book(toy.coral), [-1.45, 0, -1.35], [0, 0.2, 0], 0.75),
        placed(nightLight('#ffdf80'), [-1.45, 0.195, -1.35], [0, 0, 0], 1),
        ...stars.map(([x, y, size]) => placed(star('#ffe9a8'), [x, y, -2.24], [0, 0, x], size)),
      ],
    })
  },
}
