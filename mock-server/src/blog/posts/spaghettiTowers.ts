import type { Post } from '../types.ts'

export const spaghettiTowers: Post = {
  id: 114,
  slug: 'lesson-plan-why-a-triangle-does-not-wobble',
  date: '2026-07-31T09:00:00',
  title: 'Lesson plan: why a triangle does not wobble',
  excerpt:
    'Sixty minutes for ages eight to eleven, with spaghetti and marshmallows. The class finds out for itself why cranes, pylons and bridges are full of triangles.',
  author: 'classroom',
  categories: ['in-the-classroom', 'making-and-coding'],
  picture: {
    name: 'plugo_link',
    alt: 'A bridge of coloured bars and balls spans the tray of a gamepad in front of a tablet.',
    wish: 'A bridge of dry spaghetti and marshmallows between two piles of books, a paper cup with coins hanging from it.',
  },
  text: `
There is one idea in this lesson, and it holds up half of the built world: a triangle cannot change its shape unless one of its sides breaks. A square can.

**Ages** 8 to 11. **Time** 60 minutes. **For each group of three** 25 sticks of dry spaghetti, 25 small marshmallows (stale ones hold better; leave the bag open overnight), a paper cup, a length of thread. **For the class** some coins or washers of the same size, two tables, a camera.

**By the end** children can say why a triangle is stiff and a square is not, can make a square stiff, and have built and tested a bridge in which they used it.

A word before you start: check for allergies and for families who do not eat gelatine. Modelling clay does the same job. Nothing on the table is for eating.

## 0 to 10 minutes: squares and triangles

Each child builds one triangle and one square from short pieces of spaghetti and four or three marshmallows. Push gently on a corner. What happens?

The square leans over into a diamond without anything breaking. The triangle stays. Now ask for the explanation and wait. If it does not come, ask: which of the sides got longer when the square leaned? None of them. That is the point: four sticks of fixed length can enclose many shapes. Three sticks can enclose only one.

Then: can you make the square stiff with just one more stick? Everybody finds the diagonal. Ask what shapes they can see now. Two triangles.

## 10 to 15 minutes: look around

Show, or name and sketch, a crane, an electricity pylon, the frame of a bicycle, a garden gate. Children find the triangles. The gate is the best one: nearly every wooden gate has a diagonal, and without it the free end would sag.

## 15 to 20 minutes: the task

Two tables, 30 cm apart. A bridge that lies freely on both, not stuck to either, and carries a paper cup hung from its middle on a thread. We add coins one by one until something breaks. The score is the number of coins.

Before anybody touches the spaghetti, each group draws its plan. This is a rule: materials against a drawing.

## 20 to 40 minutes: build

Walk round with two questions only: *where will it break first?* and *which stick could you take away?* Both make children look at the forces instead of the beauty. Some hints for groups in trouble:

- Short sticks are stronger than long ones. Half a stick of spaghetti bends far less than a whole.
- Two sticks side by side help against bending. Put them where it bends.
- A flat bridge sags. Give it sides: two long triangulated walls, joined across.

A bridge wall made as a row of equal triangles, one up, one down, is called a Warren truss. James Warren patented it in 1848, and railway bridges are built that way to this day.

## 40 to 52 minutes: test

One bridge at a time, with everybody watching. Film it from the side, slowly if your camera can. Before each test the builders say where it will break. A group whose bridge holds nine coins and breaks where it said it would has learnt more than one whose bridge holds twenty by luck. Give points for both.

## 52 to 60 minutes: look at the break

Play the films. Where did it start? Usually at a joint, or at a long top stick that bent sideways. Ask each group to finish one sentence on paper: “Next time we would …”. Keep the papers; if you can spare a second lesson, begin with them.

## What usually goes wrong

- **Towers.** Somebody always builds upwards. Point at the gap between the tables.
- **All marshmallow, no spaghetti.** Limit the supply, as above.
- **Five minutes to go and nothing stands.** Announce half-time at 30 minutes, when every group must show something that lies across the gap, however bad.

## To take further

Why does a tent have poles and ropes? A stick can push and pull, a rope can only pull. Build the bridge again and swap for thread every stick that is only ever pulled. Finding out which ones these are is a good hour’s work for the oldest.

With [Plugo Link](/plugo/link) the same wall of triangles can be built from bars and balls and put to the test by a truck on the screen. The spaghetti comes first, though. One has to hear it snap.
`,
}
