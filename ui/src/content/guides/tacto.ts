import { words as chess } from '../products/tacto_chess.ts'
import { words as classics } from '../products/tacto_classics.ts'
import { words as coding } from '../products/tacto_coding.ts'
import { momentOf } from './momentOf.ts'
import type { LineGuide } from './types.ts'

/** /tacto */
export const guide: LineGuide = {
  line: 'tacto',
  inUse: {
    heading: 'How it works',
    text: 'The tablet lies flat and becomes the board. Everything that moves is real.',
    moments: [
      momentOf(classics, 'play', {
        heading: 'Lay the tablet flat',
        text: 'Sit around it. The screen is the board, so there is none to fold, lose or argue about.',
      }),
      momentOf(chess, 'play', {
        heading: 'Set down a piece',
        text: 'The screen feels which piece it is and where it stands, and shows what it may do.',
      }),
      momentOf(coding, 'hands', {
        heading: 'It answers',
        text: 'Stories teach the rules, levels follow the child, and the tablet keeps the score.',
      }),
    ],
  },
  finder: {
    heading: 'Which game for my child?',
    text: 'Two or three answers, one game.',
    why: {
      tacto_chess:
        'It needs nobody who can play: six stories teach six pieces, and a patient rival waits at the end.',
      tacto_classics:
        'Four games that grandparents know, so everyone can begin at once, from four years up.',
      tacto_coding:
        'Arrows and loops in the hand become a robot’s steps on the screen: first programs without reading.',
      tacto_electronic:
        'A battery and a bulb to set down, and a screen that shows where the current goes: for the child who opens things.',
      tacto_laser:
        'Real mirrors bend a beam on the screen. Each level is a riddle that can be turned by hand.',
      tacto_dinos:
        'Figures to stomp with, made for small hands, and short rounds for small patience.',
      tacto_doctor:
        'Tools to hold and patients who say thank you: it takes the fear out of the next visit.',
    },
  },
  toysHeading: 'All Tacto games',
  sets: {
    heading: 'Sets and packs',
    text: 'Two or three games in one box, or a game with its globe, for less than one by one.',
  },
}
