import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import { page } from 'vitest/browser'
// First, since it brings the order of the layers.
import preview from '../../.storybook/preview.tsx'
import type { Season } from '../src/themes/seasons.ts'
import { modules } from './modules.ts'

/** What of Storybook's toolbar a sweep turns. */
export interface Turned {
  readonly season?: Season
  /** Percent of the browser's text size. */
  readonly textSize?: '100-percent' | '200-percent'
}

/** Every story as it looks with the toolbar turned so, by its name in Storybook. */
export function storiesIn(turned: Turned) {
  const initialGlobals = { ...preview.initialGlobals, ...turned }
  setProjectAnnotations([preview, { initialGlobals }])
  return modules.flatMap((module) =>
    Object.entries(composeStories(module)).map(([name, Story]) => ({
      isForPhones: module.default.globals?.['viewport'] !== undefined,
      name: `${module.default.title}: ${name}`,
      tags: Story.tags,
      Story,
    })),
  )
}

/** Makes the window that wide, in CSS px, and loads every face: a fallback would be measured else. */
export async function openWindow(width: number) {
  await page.viewport(width, 900)
  // Fallback faces name fonts of the system, which fail to load where they are not installed.
  const own = Array.from(document.fonts).filter(({ family }) => !family.includes('Fallback'))
  await Promise.all(own.map((face) => face.load()))
}

/** Takes whatever is on its way to where it goes; what turns for ever turns on. */
export function standStill() {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  }
}
