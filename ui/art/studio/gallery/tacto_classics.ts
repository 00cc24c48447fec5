import { die, ladder, snake } from '../figures/classics.ts'
import { chessPiece } from '../props/chess.ts'
import { pouch } from '../props/pouch.ts'
import { hues, shade, toy } from '../kit/colours.ts'
import { boxOf } from '../props/boxes.ts'
import { booklet } from '../props/papers.ts'
import { flatLay, lying, sized } from '../stages/flat-lay.ts'
import type { Gallery } from '../stages/gallery.ts'
import { children } from '../props/hands.ts'
import { inHands } from '../stages/in-hands.ts'
import { toScale } from '../stages/to-scale.ts'
import { tactoInUse } from '../stages/in-use.ts'
import { mug } from '../props/known.ts'
import { laddersScreen } from '../screens/ladders.ts'
import { group, placed } from '../kit/shapes.ts'

const pawn = (color: string) => chessPiece('pawn', color, toy.sun)

/** A die that lies on one of its faces. */
const onFace = (color: string, ink: string) => group(placed(die(color, ink), [0, 0.25, 0]))

/** Four pawns of one colour. */
const pawns = (color: string) => Array.from({ length: 4 }, () => lying(pawn(color), 0.75))

export const gallery: Gallery = {
  box: async () => {
    const [box, rules] = await Promise.all([
      boxOf('tacto_classics'),
      booklet([1.25, 1.6], {
        title: ['Four games,', 'their rules'],
        art: '1f3b2',
        ground: '#fff1f8',
        accent: toy.teal,
      }),
    ])
    return flatLay(hues.orchid, [
      [lying(box), rules, sized(pouch(shade.pink), 1.15)],
      [
        lying(snake(), 1.15),
        lying(ladder(), 1.15),
        sized(die(toy.white, toy.coral), 1.1),
        sized(die(toy.sun, shade.ink), 1.1),
      ],
      [...pawns(toy.coral), ...pawns(toy.cobalt)],
      [...pawns(toy.teal), ...pawns(toy.violet)],
    ])
  },
  hands: async () =>
    inHands(hues.orchid, {
      screen: await laddersScreen(),
      child: children.lin,
      risen: [
        { thing: snake(), at: [-0.85, -0.32], scale: 1.15, turn: 0.35, ring: '#bdebd3' },
        { thing: ladder(), at: [0.25, -0.5], scale: 1.15, turn: 0.1, ring: '#ffd35c' },
        { thing: pawn(toy.coral), at: [-0.12, 0.5], scale: 1.05, turn: 0.1, ring: '#ffb9c6' },
        { thing: pawn(toy.cobalt), at: [0.95, -0.25], scale: 1.05, turn: -0.2, ring: '#9ad8fa' },
      ],
    }),
  size: () =>
    toScale(hues.orchid, {
      thing: group(
        placed(snake(), [-0.95, 0, -0.05], [0, 0.3, 0]),
        placed(pawn(toy.coral), [-0.2, 0, 0.1], [0, 0.15, 0]),
        placed(pawn(toy.teal), [0.42, 0, 0.05], [0, -0.1, 0]),
        placed(onFace(toy.white, toy.coral), [1.05, 0, 0.15], [0, 0.35, 0], 1.24),
      ),
      centimetres: 4.83,
      ruler: { length: 15, stands: false },
      half: 7.6,
      front: 2.2,
      pencil: toy.teal,
    }),
  play: async () =>
    tactoInUse(hues.butter, {
      screen: await laddersScreen(),
      played: [
        { thing: snake(), at: [-0.86, -0.38], turn: 0.35, scale: 1.25, ring: '#bdebd3' },
        { thing: ladder(), at: [0.2, -0.72], turn: 0.2, ring: '#ffd35c' },
        { thing: pawn(toy.cobalt), at: [-0.5, 0.6], turn: 0.2, ring: '#9ad8fa' },
      ],
      child: children.mika,
      pinch: [0.74, 1.24, 0.42],
      beside: [
        placed(pawn(toy.coral), [0.66, 0.42, 0.3], [0, 0.3, -0.1], 1.2),
        placed(onFace(toy.white, toy.coral), [-2.1, 0, 0.8], [0, 0.5, 0], 1.45),
        placed(onFace(toy.sun, shade.ink), [2.2, 0, 0.95], [0, -0.2, 0], 1.45),
        placed(mug(toy.white, shade.pink), [-2.2, 0, -1.1], [0, -0.6, 0], 0.125),
      ],
    }),
}
