import { arrow, loop, robot } from '../figures/robot.ts'
import { hues, shade, toy } from '../kit/colours.ts'
import { boxOf } from '../props/boxes.ts'
import { booklet } from '../props/papers.ts'
import { flatLay, lying } from '../stages/flat-lay.ts'
import type { Gallery } from '../stages/gallery.ts'
import { children } from '../props/hands.ts'
import { inHands } from '../stages/in-hands.ts'
import { toScale } from '../stages/to-scale.ts'
import { tactoInUse } from '../stages/in-use.ts'
import { mug } from '../props/known.ts'
import { pathScreen } from '../screens/path.ts'
import { group, placed } from '../kit/shapes.ts'

export const gallery: Gallery = {
  box: async () => {
    const [box, map] = await Promise.all([
      boxOf('tacto_coding'),
      booklet([1.6, 1.6], {
        title: ['Puzzle', 'map'],
        art: '1f5fa-fe0f',
        ground: '#effaf0',
        accent: toy.violet,
      }),
    ])
    return flatLay(hues.aqua, [
      [lying(box), map, lying(robot(), 1.5)],
      [0, 1, 2, 3].map((nth) =>
        lying(
          arrow(
            [shade.orange, shade.sky, toy.teal, toy.coral][nth] ?? toy.coral,
            (nth * Math.PI) / 2,
          ),
          1.15,
        ),
      ),
      [
        lying(arrow(toy.sun, Math.PI / 2), 1.15),
        lying(arrow(shade.pink, -Math.PI / 2), 1.15),
        lying(loop(toy.violet), 1.15),
        lying(loop(toy.cobalt), 1.15),
      ],
    ])
  },
  hands: async () =>
    inHands(hues.aqua, {
      screen: await pathScreen(),
      child: children.tayo,
      risen: [
        { thing: robot(), at: [-0.72, -0.08], scale: 1.3, turn: 0.25, ring: '#ffd35c' },
        {
          thing: arrow(shade.orange, -Math.PI / 2),
          at: [0.22, 0.32],
          scale: 1.1,
          turn: 0.1,
          ring: '#ffffff',
        },
        { thing: arrow(shade.sky, 0), at: [0.1, -0.68], scale: 1.1, ring: '#ffffff' },
        { thing: loop(toy.violet), at: [0.98, -0.3], scale: 1.1, turn: -0.15, ring: '#ffffff' },
      ],
    }),
  size: () =>
    toScale(hues.aqua, {
      thing: group(
        placed(robot(), [-0.75, 0, 0], [0, 0.2, 0]),
        placed(arrow(shade.orange, -Math.PI / 2), [0.1, 0, 0.1], [0, 0.1, 0]),
        placed(loop(toy.violet), [0.85, 0, 0.1], [0, -0.15, 0]),
      ),
      centimetres: 5.2,
      ruler: { length: 15, stands: false },
      half: 7.2,
      front: 1.9,
      pencil: toy.coral,
    }),
  play: async () =>
    tactoInUse(hues.lilac, {
      screen: await pathScreen(),
      played: [
        { thing: robot(), at: [-0.85, 0.02], turn: 0.35, scale: 1.5, ring: '#ffd35c' },
        { thing: arrow(shade.sky, 0), at: [0.14, -0.75], turn: 0.2, scale: 1.3, ring: '#ffffff' },
      ],
      child: children.asha,
      pinch: [0.8, 1.28, 0.42],
      beside: [
        placed(arrow(shade.orange, -Math.PI / 2), [0.72, 0.38, 0.3], [0, 0.2, -0.08], 1.3),
        placed(loop(toy.violet), [-2.15, 0, 0.9], [0, 0.5, 0], 1.3),
        placed(arrow(toy.teal, Math.PI / 2), [2.2, 0, 1], [0, -0.2, 0], 1.3),
        placed(mug(toy.white, toy.teal), [-2.2, 0, -1.1], [0, -0.6, 0], 0.125),
      ],
    }),
}
