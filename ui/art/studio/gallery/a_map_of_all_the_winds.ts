import { pencilPot } from '../figures/school.ts'
import { hues, toy } from '../kit/colours.ts'
import { group, placed, type Vec } from '../kit/shapes.ts'
import { children, pinchingHand } from '../props/hands.ts'
import { apple, pencil } from '../props/known.ts'
import { drawnWay } from '../props/papers.ts'
import { proppedTablet } from '../props/propped-tablet.ts'
import { table } from '../props/room.ts'
import { papers, storyScreen } from '../screens/story.ts'
import type { Gallery } from '../stages/gallery.ts'
import { storyInUse } from '../stages/in-use.ts'

/** Where the pencil writes, and how it leans. */
const point: Vec = [0.3, 0.03, 1.32]
const lean = 0.95

/** A pencil whose point is at the origin. */
const writing = () =>
  placed(group(placed(pencil(toy.cobalt), [9, 0, 0])), point, [0, 0, lean], 0.085)

export const gallery: Gallery = {
  play: async () => {
    const [screen, sheet] = await Promise.all([
      storyScreen(
        'a_map_of_all_the_winds',
        2,
        '“Namaste,” said the people on the roofs, and waved.',
        papers.day,
      ),
      drawnWay([2.6, 1.4]),
    ])
    return storyInUse(hues.sky, {
      ground: table(11, 7.4),
      tablet: placed(proppedTablet(screen), [-0.1, 0, -0.6], [0, 0.1, 0]),
      beside: [
        placed(sheet, [-0.15, 0, 1.35], [0, 0.08, 0]),
        writing(),
        placed(pinchingHand(children.asha), [point[0] + 0.27, 0.4, point[2]], [0, 0, 0], 0.8),
        placed(apple(), [-2, 0, 0.4], [0, 0.4, 0], 0.1),
        placed(pencilPot(toy.coral), [1.9, 0, 0], [0, 0.3, 0]),
      ],
    })
  },
}
