import type { Book } from './types.ts'

export const aMapOfAllTheWinds: Book = [
  {
    text: 'On a roof in Jaipur, in January, when the whole sky is full of kites, a girl called Asha let go of a string. She did not mean to. The wind meant to.',
  },
  {
    text: 'Up went the kite, red and yellow and green and blue, over the pink walls and out of the town. “Namaste,” said the people on the roofs, and waved. Asha ran to the edge and looked until it was a dot. Then she took a pencil and drew a line on a sheet of paper: this way.',
  },
  {
    text: 'The first wind was dry and came down from the mountains. It carried the kite to the sea and gave it to the second, which smelled of salt and cloves. “Marhaba,” called the sailors of a wooden boat in the harbour of Muscat, and one of them tied a knot in its tail, for luck.',
  },
  {
    text: 'The third wind was the monsoon. It blows one way for half the year and the other way for the other half, and traders have sailed by it for two thousand years. It blew the kite all the way to Kenya. “Habari?” asked a boy on the beach. How are you? The kite dipped: quite well, thank you.',
  },
  {
    text: 'The fourth wind was hot, and full of sand as fine as flour. It lifted the kite so high that it saw the curve of the world. At night it lay down in a palm tree in Morocco, and an old man untangled it in the morning. “Salam,” he said, and tied a bow in its tail.',
  },
  {
    text: 'The fifth wind has a name: the levanter. It squeezes through the strait between Africa and Europe and pushes a cloud up over a rock. In Cádiz a woman hung out her sheets and found a kite among them. “¡Hola!” said the woman, and mended a corner with a bit of her best blue thread.',
  },
  {
    text: 'The sixth wind blew over the ocean, where there was nothing but waves, and one whale. The whale blew as well. It was a short wind, straight up, and very wet. The kite thought it the finest of them all.',
  },
  {
    text: 'Over Brittany somebody in a balloon took hold of the string. “Bonjour,” said the somebody, who was going wherever the air was going and was glad of company. They flew together for a day. They drank cocoa. The kite held the cup.',
  },
  {
    text: 'The seventh wind came from the north and was as cold as a key. It set the kite down on the deck of a fishing boat in Iceland. “Halló,” said the captain’s daughter. Her name was Sól, which means sun. She looked at the knot, the bow and the thread. “You have been about,” she said.',
  },
  {
    text: 'In the kite’s tail, rolled up as small as a bean, she found a piece of paper, with a line on it in pencil, and an address in Jaipur. Sól drew the coast of Iceland at the end of the line. Then she wrote to everyone who had tied a knot, and they drew their coasts as well.',
  },
  {
    text: 'The letter took eleven days. When Asha opened it, the map was as long as the table. There were seven winds on it, each with its arrow, and seven ways to say hello, and in the corner, very small, a whale.',
  },
  {
    text: 'She hung it over her bed. And in January, when the whole sky was full of kites again, a parcel came from Iceland. Asha carried it to the roof and held the string in both hands. She felt the wind pull. “Well?” she said. “Where to?”',
  },
]
