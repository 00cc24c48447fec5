import type { Post } from '../types.ts'

export const oneTabletThirtyChildren: Post = {
  id: 125,
  slug: 'one-tablet-thirty-children',
  date: '2026-02-27T09:00:00',
  title: 'One tablet, thirty children',
  excerpt:
    'Few schools have a device for everyone, and few lessons need one. How to run an AR toy as one of five stations, with a plan to the minute.',
  author: 'classroom',
  categories: ['in-the-classroom'],
  picture: {
    name: 'plugo_gamepad',
    alt: 'A tablet leans upright in the long groove of a white and coral gamepad, the tray before it is empty.',
    wish: 'Five tables seen from above, each with different things on it, a tablet on only one of them.',
  },
  text: `
A toy with augmented reality looks like a thing for one child and one screen. In a class it is at its best as a table that people come to, like the sandpit or the microscope. You need one device, one set, and four other things that are worth doing without you.

## The plan

Thirty children, five groups of six, five stations, nine minutes each. With half a minute to move, and time to begin and to close, it fits into an hour.

| minute | what happens |
| --- | --- |
| 0–6 | the question of the day, the groups, the rules |
| 6–54 | five rounds of 9 minutes, with moving between |
| 54–60 | each group says one thing it can prove |

Put the timer where everybody can see it, and choose a sound for the end of a round that is not your voice.

## Six children at one screen

Six is too many to look, and just right if everybody has a job. Write the jobs on cards; they move on by one place every ninety seconds.

- **Hands** moves the pieces or turns the globe. Only Hands may touch them.
- **Driver** holds or taps the tablet.
- **Reader** reads out what it says.
- **Recorder** writes down the one thing the group was asked to find out.
- **Asker** asks one question before anything new is done: “What do we think will happen?”
- **Checker** decides whether the recorder’s sentence is true.

For younger classes, four jobs are enough: Hands, Driver, Asker and Checker. Two stand by as helpers and get the next turn.

## Give the station a question

“Explore the globe” leads to six children fighting over the dinosaur. “Find two animals from two continents that would eat the same thing, and be ready to say how you know” leads to a search. A good question for a station can be answered in nine minutes, by more than one answer, in one written sentence.

Some that have worked:

- [Orboot Earth](/orboot/earth): find a building that was made for the weather of its place.
- [Plugo Count](/plugo/count): make 24 in as many ways as you can. Which group has the longest?
- [Tacto Electronics](/tacto/electronics): find two circuits that look different and do the same.
- [Plugo Coding](/plugo/coding): cross the garden with the fewest tiles. Leave your number for the next group.

## The other four

They should be about the same question, so that the answers meet at the end, and each has to run by itself. For a lesson on circuits: a real battery, bulb and foil; a page of drawings to be sorted into *will light* and *will not*; a book corner with one passage to read; a game with cards in which electricians, lamps and gaps make a path. For a lesson on the world: an atlas hunt, a flat map to be laid as a jigsaw, a text from another country, and a bowl of spices to be sniffed and pinned to their coasts.

If you have one helper, put them at the station with the real battery and not at the tablet.

## Ten minutes of preparation

1. Install the app and open it once, in the room itself, on the school’s network. Filters block more than one thinks.
2. Charge the device, and switch off notifications.
3. Check that it runs on yours: our [device page](/device-compatibility) says what each line needs.
4. Find the place. A steady table, light from above or from a window, nothing shiny under the toy, no aisle behind the Driver.
5. Count the pieces and write the number on the lid. Recorder of the last group counts them back.
6. Have a plan for the day on which nothing works. The pieces, the six jobs and the question do without a screen for nine minutes.

## Children who need something different

Hands is a wonderful job for a child who does not read yet, Reader for one who cannot use their hands. A child who finds six people too many can be Checker from a chair at the side. Turn the sound down for those who need it, and let Reader do the narrator. Nobody has to look at the screen to be Asker.

## Is it worth it?

Compare after three lessons. If the sentences from the tablet’s station are no better than those from the atlas, give the nine minutes to something else, and keep the toy for a rainy break. We would rather it stood on the shelf than on the timetable for its own sake.
`,
}
