import { choose, initialWorld, worldOfPreset } from '../../../.storybook/worldChoices.ts'
import type { viewports } from '../../../.storybook/viewports.ts'
import type { World } from './world.ts'

/** The first part of a story's title, of those that a view can name. */
export type Folder = 'Core' | 'Forms' | 'Shell' | 'Banners' | 'Popups' | 'Screens'

/**
 * Stories tagged `compared`: all of them, only the sheets (also tagged `matrix`, one for each component and screen),
 * or only the sheets of some folders.
 */
export type Choice = 'all' | 'sheets' | readonly Folder[]

/** A setting in which stories are photographed, here and by Chromatic. */
export interface View {
  readonly name: string
  /** A window of `.storybook/viewports.ts`. */
  readonly viewport: keyof typeof viewports
  /** What is chosen in Storybook's world menu. */
  readonly world: World
  readonly forcedColors?: 'active'
  /** The stories whose pictures are stored here. Chromatic takes all stories, in each view without `forcedColors`. */
  readonly stored: Choice
  /** The stories that `npm test` compares. `npm run test:full` compares all stored pictures. */
  readonly inTest: Choice
}

/** Each view stores pictures only of the stories that it changes most, so that the repository stays small. */
export const views: readonly View[] = [
  { name: '390', viewport: 'phone', world: initialWorld, stored: 'all', inTest: 'all' },
  { name: '768', viewport: 'tablet', world: initialWorld, stored: ['Screens'], inTest: [] },
  {
    name: '1440',
    viewport: 'desktop',
    world: initialWorld,
    stored: ['Screens', 'Shell', 'Banners', 'Popups'],
    inTest: [],
  },
  {
    name: '390-dark',
    viewport: 'phone',
    world: choose(initialWorld, { scheme: 'dark' }),
    stored: 'sheets',
    inTest: ['Screens'],
  },
  {
    name: '390-black-friday',
    viewport: 'phone',
    world: worldOfPreset('Black Friday, India, signed in'),
    stored: ['Shell', 'Banners'],
    inTest: [],
  },
  {
    name: '390-forced',
    viewport: 'phone',
    world: initialWorld,
    forcedColors: 'active',
    stored: ['Core', 'Forms'],
    inTest: [],
  },
  {
    name: '390-large-text',
    viewport: 'phone',
    world: choose(initialWorld, { textSize: 200 }),
    stored: ['Forms'],
    inTest: [],
  },
  {
    name: '390-black-friday-dark',
    viewport: 'phone',
    world: worldOfPreset('Black Friday, India, signed in, dark'),
    stored: [],
    inTest: [],
  },
]

/** Whether a choice has a story. */
export function isChosen(
  choice: Choice,
  { title, tags }: { readonly title: string; readonly tags: readonly string[] },
): boolean {
  if (!tags.includes('compared')) return false
  if (choice === 'all') return true
  if (!tags.includes('matrix')) return false
  return choice === 'sheets' || choice.some((folder) => title.startsWith(`${folder}/`))
}
