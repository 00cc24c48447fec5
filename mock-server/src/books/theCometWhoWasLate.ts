import type { Book } from './types.ts'

export const theCometWhoWasLate: Book = [
  {
    text: 'Far out, where the sun is only the brightest of the stars, a small comet woke up, yawned, and looked at the time. She was a hundred years late.',
  },
  {
    text: '“Oh, my tail!” said the comet. She had none yet. Comets get their tails only near the sun, when its warmth blows dust and gas from their ice. Out here it was colder than any freezer in any kitchen, and she was a lump of dusty snow in a hurry.',
  },
  {
    text: '“Which way to the sun?” she asked Neptune. “Straight on,” said Neptune, who was blue and sleepy. “You cannot miss it. I go round it once in a hundred and sixty-five years, and I have never missed it yet.”',
  },
  {
    text: 'Uranus lay on its side and rolled along like a ball. “Left,” said Uranus. “Or up. It is hard to say from here.” The comet thanked it politely and went straight on.',
  },
  {
    text: 'Saturn was trying on rings. “Ice,” said Saturn proudly. “Billions of pieces, some as small as sugar, some as big as a house. You could stay. You are ice as well.” “Another time,” said the comet. “I am late.”',
  },
  {
    text: 'Jupiter was so big that it pulled. All the planets together would fit inside it, with room left over. The comet felt herself bending, just a little, off her way. “Hold tight,” rumbled Jupiter. “I am only giving you a push.” And off she flew, faster than before.',
  },
  {
    text: 'Past Mars, which was red with rust and very quiet. A little machine with six wheels stood on a hill and looked up. The comet would have waved. But there, at last, something behind her had begun to shine.',
  },
  {
    text: 'It was her tail! First a wisp, then a scarf, then a veil a million miles long. It always pointed away from the sun, whichever way she flew. “Well,” said the comet, “now I look like somebody who means to arrive.”',
  },
  {
    text: 'Then came a blue one with white clouds, and on its dark side a great many little lights. One of the lights was a window. Behind the window stood a child who could not sleep.',
  },
  {
    text: 'The child saw a smudge of silver above the roofs, and came closer to the glass. “You are late,” said the child softly, as one says it to a friend who has come after all. “I know,” thought the comet. “Were you waiting?” “All week,” said the child.',
  },
  {
    text: 'Round the sun she went, close and quick and warm, and out again the other side. Nobody scolded her. The sun does not mind. It has been there for more than four billion years, and it has seen all kinds of comets come in all kinds of time.',
  },
  {
    text: 'Now she is on her way home, slower, and slower, and slower. Her tail grows thin and folds itself away. The lights behind her are small. She closes her eyes. She has set the alarm this time. Good night, comet. Good night, you.',
  },
]
