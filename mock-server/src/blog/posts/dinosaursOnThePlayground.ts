import type { Post } from '../types.ts'

export const dinosaursOnThePlayground: Post = {
  id: 124,
  slug: 'lesson-plan-dinosaurs-on-the-playground',
  date: '2026-03-13T09:00:00',
  title: 'Lesson plan: dinosaurs on the playground',
  excerpt:
    'Chalk, a tape measure and fifty minutes. A class draws six animals in their real length, then walks through the time between them.',
  author: 'classroom',
  categories: ['in-the-classroom', 'life-on-earth'],
  picture: {
    name: 'tacto_dinos',
    alt: 'Three dinosaurs stand on a tablet that lies flat, each on a round foot of its own.',
    wish: 'A chalk outline of a long-necked dinosaur on grey asphalt, seen from above, toy figures standing at its head and tail.',
  },
  text: `
“As long as three buses” says little to anyone who has not measured a bus. This lesson makes dinosaurs as long as they were, out of doors, and then does the same with the time in which they lived, which is where the real surprise is.

**Ages** 6 to 10. **Time** 50 minutes and a dry day. **You need** pavement chalk, a long tape measure or a knotted string with a knot at each metre, and six cards with a name and a length. A hard surface of 30 metres is best; along the school fence will do.

**By the end** children can measure in metres, compare six animals by length, and place them in order of time.

## Before you go out (8 minutes)

Ask everybody to show with their arms how long *Tyrannosaurus rex* was. Then how long the smallest dinosaur was. Do not correct. Hand out the six cards, one to each group.

| animal | length from nose to tail | lived about |
| --- | --- | --- |
| *Compsognathus* | 1 m | 150 million years ago |
| *Velociraptor* | 2 m | 75 million years ago |
| *Stegosaurus* | 7 m | 150 million years ago |
| *Triceratops* | 8 m | 67 million years ago |
| *Tyrannosaurus* | 12 m | 67 million years ago |
| *Diplodocus* | 25 m | 150 million years ago |

All of these are rounded, and a new skeleton may change any of them. Say so. It is the first thing to know about science.

## Outside: length (20 minutes)

Draw a starting line. Each group measures its animal from the line and marks the end. Then they may draw: head at the line, a back, legs, a tail up to the mark. The outline does not have to be beautiful. Its length has to be right, and a second group checks it.

Now let the class lie down, head to foot, along *Diplodocus*. How many children long is it? Let one child stand beside *Velociraptor*. Most expect a monster as tall as a door. It was about as tall as a turkey, and more than half of its length was tail.

Questions on the spot:

- Which animal is as long as twelve of another?
- Is an animal that is three times as long also three times as heavy? (*Diplodocus* was three times as long as *Triceratops*, and only about twice as heavy. Most of it was neck and tail.)
- Where would you put the legs? Why does *Tyrannosaurus* need such a tail? (Stand on one leg and stretch out both arms to the front. Now you see.)

## Outside: time (15 minutes)

Go back to the line. It is today now. One metre stands for ten million years. Each group walks to the time in which its animal lived and stands there:

- *Triceratops* and *Tyrannosaurus* at 6 metres and 70 cm
- *Velociraptor* at 7 and a half metres
- *Stegosaurus*, *Diplodocus* and *Compsognathus* at 15 metres

Let them look around. From *Tyrannosaurus* to us it is less than seven metres. From *Tyrannosaurus* to *Stegosaurus* it is more than eight. The two never met; the one who hunts the other in so many picture books is closer to us in time than to its prey.

Send one child to 23 metres: the first dinosaurs. Another marks 6 metres and 60 cm with a thick line: here a large asteroid struck, and the great dinosaurs died out. Then ask where the first human beings like us belong. Let them guess. Three hundred thousand years are three centimetres. Draw a line across, a thumb’s breadth and a bit from today.

Someone will say that the dinosaurs did not all die. They are right. Birds come from small dinosaurs with feathers. Look up.

## Back inside (7 minutes)

Each child writes or says two sentences: “I was surprised that …” and “I should like to know how we know that …”. The second is the better one. Pin them up. They are the next three lessons.

## What usually goes wrong

- **Feet and metres get mixed.** Use one tape, and put it away after the measuring.
- **The drawing takes over.** Set a time. Length first, spots afterwards.
- **It rains.** Take a roll of wallpaper and the corridor. *Diplodocus* has to go round the corner, which children remember for years.

With [Orboot Dinos](/orboot/dinos) the class can go on to look where dinosaurs lived. [Tacto Dinos](/tacto/dino) puts a *T. rex*, a long-neck, a *Triceratops* and a *Stegosaurus* on the table, which by now should raise an objection. Neither is needed today. Chalk is.
`,
}
