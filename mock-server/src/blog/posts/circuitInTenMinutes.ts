import type { Post } from '../types.ts'

export const circuitInTenMinutes: Post = {
  id: 113,
  slug: 'a-circuit-in-ten-minutes',
  date: '2026-08-14T09:00:00',
  title: 'A circuit in ten minutes',
  excerpt:
    'One battery, one lamp, a strip of kitchen foil. What a circuit is, five things to find out with it, and the three rules that keep it safe.',
  author: 'workshop',
  categories: ['making-and-coding', 'at-home'],
  picture: {
    name: 'dabble_paper_circuits',
    alt: 'A dark blue card stands folded upright, three strips of copper rise from a coin cell to three glowing stars.',
    wish: 'An AA battery, a strip of foil and a small bulb joined in a ring on a wooden table, the bulb lit.',
  },
  text: `
You need one AA battery, one small torch bulb of 1.5 volts (hardware shops and science suppliers sell them for little), and a strip of kitchen foil, folded twice so that it is as wide as a finger and as long as a hand. Give all three to a child of seven or older and say one sentence: make it shine.

Do not show them how. The next minutes are worth a lot.

## What they will try

First the bulb goes on top of the battery, and nothing happens. Then foil from the top of the battery to the side of the bulb, and still nothing. There are surprisingly many ways not to light a lamp. If patience runs low, ask: how many ends has the battery? How many has the bulb?

The bulb has two: the little knob at the bottom and the metal of the side. The battery has two. When the child has made one path that leaves the battery at one end, passes *through* the bulb, and comes back to the battery at the other, the lamp glows. It is a ring. That is what the word circuit means.

## What is going on

Metal is full of tiny charges that can move, called electrons. The battery pushes all of them along at once, the way a bicycle chain moves as a whole when you press the pedal. In the thin wire inside the bulb it is so narrow for them that the wire gets white-hot. Open the ring anywhere and the chain stands still, everywhere, at once. Nothing is used up in going round: as many electrons come back as set out. What the battery gives away is energy.

Children often picture the current as water that runs from the battery to the lamp and is drunk there. The chain is the better picture, because it explains why the second wire is needed.

## Five things to find out

1. **Does it matter which way round?** Turn the battery. The bulb does not mind.
2. **What can be part of the ring?** Leave a gap in the foil and bridge it with a key, a coin, a spoon, paper, a rubber band, a twig, the lead of a pencil sharpened at both ends. Guess first, and make two heaps. Pencil lead surprises everybody: it is graphite, and it conducts, though not well.
3. **A switch.** Fold a card so that two pieces of foil touch when it is pressed. Now the lamp can blink messages.
4. **Two batteries in a row**, bump to flat. Brighter, and soon over for a bulb that is made for 1.5 volts. Try it for one second.
5. **Two lamps.** In one ring, one after the other, both are dim, and if you unscrew one, both go out. In two rings that share the battery, each shines as before and does not care about its neighbour. Which way are the lamps in your home wired? Go and switch one off to find out.

## Lamps that do mind

An LED is not a little bulb. It lets current pass in one direction only: the longer leg goes to plus. On a coin cell of 3 volts a single LED lights as you push the cell between its two legs. If it stays dark, turn it round. This is how cards and lanterns of paper and copper tape work, and why there is a plus printed beside every lamp in the [Dabble paper circuits](/shop).

## Three rules

- **Never the socket on the wall.** Everything here runs on a battery that fits into a hand. The socket has the same idea behind it and enough force to kill. Say this plainly, once, and mean it.
- **Never foil from end to end of a battery with nothing in between.** This is called a short circuit: the foil gets hot within seconds and the battery is spoiled. If a wire grows warm, open the ring.
- **Coin cells are for grown-ups to hand out and to count back in.** A swallowed one can burn through the gullet within two hours, often without any sign at first. Keep them locked away from small children. If one might be missing and a child might have swallowed it, go to a hospital at once and do not wait to see.

## Stop at the right moment

Ten minutes are enough for the first day. Leave battery, bulb and foil in a small tin on the shelf. Children who have lit the lamp themselves come back to it of their own accord, usually with a plan for an alarm on the bedroom door. That plan has everything in it: a ring, a switch, and somebody to surprise.
`,
}
