import type { Post } from '../types.ts'

export const moonThatFollows: Post = {
  id: 122,
  slug: 'why-the-moon-follows-the-car',
  date: '2026-04-10T09:00:00',
  title: 'Why the Moon follows the car',
  excerpt:
    'Trees rush past, the Moon keeps up. Four things that every child asks about it from the back seat, with answers one can try out.',
  author: 'workshop',
  categories: ['earth-and-space', 'at-home'],
  picture: {
    name: 'tacto_night_cc',
    alt: 'Two game boxes side by side under a moon, five playing pieces in a row before them.',
    wish: 'A small toy car on a dark road with half-disc trees, a large pale moon above the hills.',
  },
  text: `
“Why is it following us?” It is a good question, and “it isn’t, it just looks that way” is a poor answer. Here are better ones, with things to do.

## Why does the Moon come along?

Hold up a thumb at arm’s length and look at it first with one eye, then with the other. The thumb jumps against the wall behind it. Now look at something at the far end of the street in the same way. It hardly jumps at all. The further away a thing is, the less it shifts when you move.

In a car you move a long way. The fence close by flies past, the church tower turns slowly, the hills seem to creep. The Moon is on average 384,400 km away; about thirty Earths in a row would reach it. When you have driven a hundred kilometres on a straight road, the Moon has shifted because of it by about one thirty-fifth of its own width. Nobody can see that. And because trees and houses slide backwards while it stays, it looks as if it were running along.

*Try it:* on a walk, choose a near tree and a far one that stand in line. Take ten steps to the side. Which way has the near one gone? Astronomers measure the distance of stars like this. Their ten steps are half a year of the Earth’s journey round the Sun.

## Why does it change its shape?

The Moon is a ball, and the Sun always lights half of it, just as it lights half of the Earth. As the Moon goes round us, in about four weeks, we look at the lit half from different sides. It is not the shadow of the Earth that eats the Moon away. That happens only now and then, at an eclipse.

*Try it:* a lamp in a dark room is the Sun. Hold a white ball, or an orange, at arm’s length a little above your head, and turn slowly on the spot to the left. Your head is the Earth. Watch the ball: thin crescent, half, almost full, full when the lamp is behind you, and back again. The bright side always faces the lamp. So if you see a crescent in the evening sky, its bow points to where the Sun went down.

## Why is it larger down there?

A full moon that has just come up looks enormous. An hour or two later it has shrunk. It has not. Somebody can prove it with a strip of card and a hole punch: at arm’s length the Moon just fits into the hole, low or high. It is our mind that makes it large beside roofs and trees. People have discussed the exact reason since antiquity and still do.

*Try it:* turn your back on the rising moon, bend down and look at it between your legs. For many people it shrinks at once. Children think this is the best experiment in all of science.

## Can you see it by day?

Yes, on most clear days around half-moon. In the week before full moon look in the afternoon, towards the east. In the week after, look in the morning, towards the west. Once a child knows, they will find it more often than you do. It is also the quickest cure for the idea that the Moon is there to make the night.

## A month on a calendar

Hang up a sheet with one circle for each evening. Whoever sees the Moon colours in the part that is lit. Clouds get a question mark. After two weeks ask what the missing circles must have looked like, and let them be filled in with pencil. After four weeks the pattern stands there by itself: 29 and a half days from one new moon to the next.

Two more things to watch for:

- The dark patches never change. We always see the same side, because the Moon turns once in exactly the time in which it goes round us once. Walk round a chair while always facing it, and you have turned once as well.
- It comes up later each day, on average by about fifty minutes. A full moon rises around sunset. Your child can now work out when to expect the next one for the journey home.

## And back to the car

When the question comes again, do not answer. Ask: what is moving along with us more slowly, the hedge or the hill? And what would a thing have to be like to come along all the way? One good answer is “very far, and very patient”.
`,
}
