import { clues, clueTile, vase } from '../figures/clues.ts'
import { hat, magnifier } from '../figures/detective.ts'
import { gem } from '../figures/optics.ts'
import { raccoon } from '../figures/sitters.ts'
import { hues, shade, toy } from '../kit/colours.ts'
import { group, placed } from '../kit/shapes.ts'
import { boxOf } from '../props/boxes.ts'
import { children } from '../props/hands.ts'
import { booklet, cipherWheel } from '../props/papers.ts'
import { tileHalf } from '../props/tile.ts'
import { mysteryScreen } from '../screens/mystery.ts'
import { flatLay, lying, sized } from '../stages/flat-lay.ts'
import type { Gallery } from '../stages/gallery.ts'
import { inHands } from '../stages/in-hands.ts'
import { plugoInUse } from '../stages/in-use.ts'
import { plugoFloor } from '../stages/plugo.ts'
import { lastBeingSet, lyingAt } from '../stages/plugo-tiles.ts'
import { toScale } from '../stages/to-scale.ts'

const [, key, ring, , , glove] = clues

export const gallery: Gallery = {
  box: async () => {
    const [box, notebook, wheel, tiles] = await Promise.all([
      boxOf('plugo_detective'),
      booklet([0.95, 1.3], {
        title: ['Notes'],
        art: '1f50e',
        ground: '#fff3e2',
        accent: toy.coral,
      }),
      cipherWheel(0.62),
      Promise.all(clues.map((clue) => clueTile(clue))),
    ])
    const flat = tiles.map((tile) => lying(tile, 0.98))
    return flatLay(hues.peach, [
      [sized(lying(box), 1.2), sized(notebook, 1.1), wheel],
      [lying(magnifier(toy.coral), 1.05), lying(hat(), 1.25), ...flat.slice(0, 3)],
      flat.slice(3, 9),
      flat.slice(9),
    ])
  },
  hands: async () =>
    inHands(hues.peach, {
      screen: await mysteryScreen(),
      child: children.asha,
      risen: [
        { thing: raccoon(), at: [0.05, -0.05], scale: 1.9, turn: -0.1, ring: '#ffe896' },
        { thing: vase(), at: [-1.02, -0.3], scale: 0.95, turn: 0.2, ring: '#ffffff' },
        { thing: gem(toy.teal), at: [1.05, -0.3], scale: 0.9, ring: '#ffffff' },
      ],
    }),
  size: async () =>
    toScale(hues.peach, {
      thing: group(
        await clueTile(key, [-0.75, tileHalf.standing, -0.2], [0, 0.25, 0]),
        await clueTile(ring, [-0.05, tileHalf.standing, -0.1], [0, -0.1, 0]),
        placed(hat(), [0.75, 0, -0.1], [0, 0.3, 0], 1.25),
        placed(magnifier(toy.coral), [-0.45, 0.1, 0.85], [-Math.PI / 2, 0, Math.PI / 2], 1.05),
      ),
      centimetres: 7.4,
      ruler: { length: 15, stands: false },
      half: 9.6,
      front: 9.4,
      pencil: toy.cobalt,
    }),
  play: async () =>
    plugoInUse(
      hues.butter,
      {
        screen: await mysteryScreen(),
        trim: shade.ink,
        things: [
          ...(await Promise.all(
            clues.slice(0, 5).map((clue, slot) => clueTile(clue, ...lastBeingSet(slot))),
          )),
          await clueTile(glove, ...lyingAt([-0.2, 1.4], -0.25)),
          placed(magnifier(toy.coral), [-1.5, plugoFloor + 0.24, 1.2], [-1.42, 0, 1], 1.05),
          placed(hat(), [-2.3, plugoFloor, 0.9], [0, 0.4, 0], 1.25),
        ],
      },
      children.lin,
    ),
}
