import type { Book } from './types.ts'

export const whosTheMonsterInOko: Book = [
  {
    text: 'Every night, when the last light had gone out of the forest of Oko, something began to hum.',
  },
  {
    text: 'It was a low hum, like a bee in a jar, or a kettle that is thinking about boiling. It came from behind the seven pines. And nobody, nobody at all, knew what it was.',
  },
  {
    text: '“It is a monster,” said the squirrel. “It has a hundred teeth, and it hums to sharpen them.” “How do you know?” asked the hedgehog. “I have not seen it,” said the squirrel. “That is how I know it is so terrible.”',
  },
  {
    text: '“It is the wind,” said the owl, who liked things to be the wind. But there was no wind that night. The leaves hung as still as washing on a Sunday, and the hum went on.',
  },
  {
    text: '“It is a machine,” said the beaver. “I heard one once. It ate a whole hill.” They all looked at the hill. It was still there. They counted its trees to be sure.',
  },
  {
    text: 'Only Pim, the smallest mouse in Oko, said nothing. She was listening. The hum went up a little, and down a little, and then it stopped, just for a moment. “That is strange,” thought Pim. “Machines do not stop to breathe.”',
  },
  {
    text: 'So the next night Pim took a crumb of seed cake, in case it was hungry, and a leaf, in case it was cold, and walked towards the seven pines. Her knees were shaking. She told them they could shake, as long as they kept walking.',
  },
  {
    text: 'Behind the last pine sat somebody very large and very violet, with one great eye. The eye was shut. The somebody was humming, and rocking something tiny in two enormous hands.',
  },
  {
    text: '“Excuse me,” said Pim. The great eye opened. It was the softest eye that she had ever looked into. “Shh,” whispered the monster. “They have only just dropped off.” In the big violet hands lay three small birds, fast asleep.',
  },
  {
    text: '“The storm took their nest,” the monster whispered. “They cannot sleep without a song, and I know only one. I hum it low, so that I do not wake the forest.” It looked worried. “I have not woken anybody, have I?”',
  },
  {
    text: 'Pim thought of the hundred teeth, and the wind, and the machine that ate hills. Her ears grew warm. “We were awake,” she said. “We were awake telling stories about you. They were not good stories. I am sorry.”',
  },
  {
    text: 'The next evening they all came: the squirrel, the owl, the beaver and the hedgehog, and each of them said it too. Then they sat down in a ring and learned the tune. So if something hums tonight where you are, you know what it is. It is Oko, putting somebody small to sleep.',
  },
]
