import type { Skill } from '../commerce/words.ts'

/**
 * The strokes of each skill's icon, by what the skill is about, on the 24 px grid of the icons (§3.17).
 * They are content: a product's texts bring the drawings of its own skills, so that no page's script
 * has all of them.
 */
export const skillDrawings = {
  words: 'M12 6.5C10 5 7 4.5 3 4.5v14c4 0 7 .5 9 2 2-1.5 5-2 9-2v-14c-4 0-7 .5-9 2zv14',
  numbers: 'M4 7h7M7.5 3.5v7M13.5 7h7M5 14.5l5 5m0-5-5 5M13.5 15.5h7m-7 3.5h7',
  world: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c5 5 5 13 0 18-5-5-5-13 0-18z',
  nature: 'M5 20C3 9 10 4 20 4c0 11-5 16-13 14M5 20c1-5 4-8 9-10',
  space:
    'M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM7 9c-3.5 2.5-5.5 5.5-4.7 6.8C3.5 17.7 9 16 14 12.6s8.4-7.3 7.7-8.6C21 2.8 18.5 3.3 15.5 4.6',
  logic: 'M4 8h4.5a2.3 2.3 0 1 1 4 0H17v4.5a2.3 2.3 0 1 1 0 4V21H4z',
  plan: 'M5.5 21a2 2 0 1 0 0-4 2 2 0 0 0 0 4zm2-2H15a3.5 3.5 0 0 0 0-7H9.5a3.5 3.5 0 0 1 0-7H16m0-3v6l4.5-3z',
  code: 'M8 7l-5 5 5 5M16 7l5 5-5 5M13.5 4l-3 16',
  build: 'M3 20h18M5 20V9l7-5 7 5v11M5 9h14M5 20 19 9M19 20 5 9',
  science: 'M9 3h6M10 3v6L4.5 18.5A1.7 1.7 0 0 0 6 21h12a1.7 1.7 0 0 0 1.5-2.5L14 9V3M7.5 15h9',
  current: 'M13 2.5 5 13.5h6l-1 8 8-11h-6z',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5V4m0 16v1.5M2.5 12H4m16 0h1.5M5.3 5.3l1 1m11.4 11.4 1 1m0-13.4-1 1M6.3 17.7l-1 1',
  eye: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zm4.8 11.3L21 21M7.5 10.5a3 3 0 0 1 3-3',
  aim: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm0 4h.01',
  music:
    'M9 17.5V5l11-2.5v12.5M6.5 15a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zm11-2.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  craft: 'M4 20l1-5L16 4l4 4L9 19zM13 7l4 4',
  heart: 'M12 20.5 4.2 12.6a5 5 0 0 1 7.1-7l.7.7.7-.7a5 5 0 0 1 7.1 7z',
  people:
    'M8.5 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM2.5 20a6 6 0 0 1 12 0M16 5.3a3 3 0 0 1 0 5.4M17.5 14.5a6 6 0 0 1 4 5.5',
  time: 'M6 3h12M6 21h12M7 3c0 5 5 6 5 9s-5 4-5 9M17 3c0 5-5 6-5 9s5 4 5 9',
} as const

/** What each skill of the shop's toys is about; it decides the icon. */
const kinds = {
  Reading: 'words',
  Spelling: 'words',
  Phonics: 'words',
  Vocabulary: 'words',
  Language: 'words',
  Languages: 'words',
  Letters: 'words',
  Arithmetic: 'numbers',
  'Number sense': 'numbers',
  'Mental maths': 'numbers',
  Numbers: 'numbers',
  Counting: 'numbers',
  Maths: 'numbers',
  Geometry: 'numbers',
  Geography: 'world',
  'General knowledge': 'world',
  Curiosity: 'world',
  'Natural history': 'nature',
  Nature: 'nature',
  'Space science': 'space',
  Logic: 'logic',
  'Problem solving': 'logic',
  Deduction: 'logic',
  Strategy: 'logic',
  'Spatial thinking': 'logic',
  Memory: 'logic',
  Planning: 'plan',
  Sequencing: 'plan',
  'Thinking ahead': 'plan',
  'First economics': 'plan',
  Coding: 'code',
  Debugging: 'code',
  Engineering: 'build',
  Building: 'build',
  Chemistry: 'science',
  Physics: 'science',
  Experimenting: 'science',
  'Trial and error': 'science',
  Electronics: 'current',
  Optics: 'light',
  Observation: 'eye',
  'Attention to detail': 'eye',
  'Careful looking': 'eye',
  'Finding faults': 'eye',
  Aim: 'aim',
  Estimation: 'aim',
  Concentration: 'aim',
  Coordination: 'aim',
  Dexterity: 'aim',
  Music: 'music',
  Rhythm: 'music',
  Listening: 'music',
  Craft: 'craft',
  Design: 'craft',
  Empathy: 'heart',
  Compassion: 'heart',
  Confidence: 'heart',
  'The human body': 'heart',
  'Taking turns': 'people',
  Teamwork: 'people',
  'Losing well': 'people',
  Patience: 'time',
  Waiting: 'time',
  Perseverance: 'time',
  'Winding down': 'time',
} as const satisfies Readonly<Record<string, keyof typeof skillDrawings>>

type SkillName = keyof typeof kinds

/** The skills with these names, for a product's words. */
export function skillsOf(...names: readonly SkillName[]): readonly Skill[] {
  return names.map((name) => ({ name, drawing: skillDrawings[kinds[name]] }))
}
