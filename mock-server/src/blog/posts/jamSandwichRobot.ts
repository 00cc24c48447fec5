import type { Post } from '../types.ts'

export const jamSandwichRobot: Post = {
  id: 111,
  slug: 'the-jam-sandwich-robot',
  date: '2026-09-11T09:00:00',
  title: 'The jam sandwich robot',
  excerpt:
    'You are a robot, the kitchen is the laboratory, and a child has to tell you how to make a sandwich. It is the best first lesson in programming that we know, and one can eat the result.',
  author: 'kitchen-table',
  categories: ['making-and-coding', 'at-home'],
  picture: {
    name: 'tacto_coding',
    alt: 'A red robot and arrow pieces stand on round feet on a tablet that lies flat.',
    wish: 'A slice of bread, a jar of jam and a knife in a row, arrow tiles laid between them like a program.',
  },
  text: `
Put bread, butter, jam, a plate and a blunt knife on the table. Announce that you are a robot. You will do exactly what you are told, and nothing that you are not. Then ask the child to make you make a jam sandwich.

“Put jam on the bread.”

Take the jar, lid and all, and set it down on the loaf.

## What just happened

From the shriek of laughter onwards you are teaching programming. The instruction was perfectly clear to anyone who knows what a sandwich is. The robot does not. Everything that we leave out when we speak to each other, because it goes without saying, has to be said to a machine. Programmers spend their lives finding out what went without saying.

Be strict, but be honest. If the instruction can be understood in a silly way, choose the silly way. If it cannot, obey. After a while the sentences change all by themselves: “Take the knife in your right hand. Hold it by the handle. Put the other end into the butter.”

## Three ideas in one sandwich

**Order.** Ask them to swap two steps. Spread the jam, then open the jar? The same steps in another order are another program, and usually a worse one.

**Repetition.** Nobody wants to say “move the knife to the left, move the knife to the right” thirty times. Sooner or later a child says “go on doing that”. Ask at once: until when? “Until the bread is covered” is a loop with an end. “For ever” is a loop without one, and the robot goes on spreading until somebody shouts stop. Let it. They will remember.

**Conditions.** Hide a problem. The jar is already empty, or the bread is upside down on the plate. What should the robot do *if* there is no jam? “If the jar is empty, take the other one” is a decision made in advance, by somebody who will not be there when it matters. Most of the code in the world is of this kind.

## Write it down

When the sandwich has been made and eaten, write the program that worked, one step to a line, with the child dictating. Small ones can draw the steps. Then give the paper to somebody who was not in the room and let *them* be the robot. A line that fails now is not the robot’s fault. Change the line and run it again.

You may like to tell them the old word for such a list: *algorithm*. It comes from the name of a scholar, al-Khwarizmi, who worked in Baghdad twelve hundred years ago and wrote a book on calculating with the digits from India that we use today. When his book was translated into Latin, his name became the word for the method.

## For a class

Put children into threes: a programmer, a robot, a scribe who writes every instruction down. Use something without crumbs. Drawing a house works well if the robot holds the pen and looks at the ceiling. Ten minutes a turn, then change places. Close with one question to all: which instruction surprised you most? Collect the answers under three headings on the board, *unclear*, *missing*, *wrong order*, and you have the three commonest kinds of mistake in any program.

## Then take it off the table

The idea fits everywhere, in small doses.

- Write the program for getting dressed. Socks before shoes is an order that matters; left shoe before right is one that does not. Telling these apart is worth a whole lesson.
- Steer a blindfolded parent round the furniture with only *forward*, *left* and *right*. Agree first how long a step is.
- Read a recipe together and look for the loop (“stir until …”) and the condition (“if the dough sticks …”). Cooks have been programming for centuries.

## When they want more

At some point the robot should stop being you, because a machine has a quality that no parent can match: it is never impatient and it never guesses. With [Tacto Coding](/tacto/coding) or [Plugo Coding](/plugo/coding) the pieces are arrows and loops, and the robot walks into the pond without a trace of malice. A sheet of squared paper and a coin do nearly as well: one plans the route with arrows, the other moves the coin and shows no mercy.

Whichever you choose, keep the rule of the sandwich. Do not fix their program. Run it.
`,
}
