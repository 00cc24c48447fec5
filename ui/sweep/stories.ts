import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import { page } from 'vitest/browser'
// Must come first, because it defines the order of the cascade layers.
import preview from '../../.storybook/preview.tsx'
import type { Scheme } from '../src/themes/schemes.ts'
import type { Season } from '../src/themes/seasons.ts'
import { modules } from './modules.ts'

/** The choices in Storybook's toolbar that these tests set. */
export interface ToolbarChoices {
  readonly season?: Season
  readonly scheme?: Scheme
  /** Percent of the browser's default text size. */
  readonly textSize?: '100-percent' | '200-percent'
}

/** Every story with these choices, by its name in Storybook. */
export function storiesIn(choices: ToolbarChoices) {
  const initialGlobals = { ...preview.initialGlobals, ...choices }
  setProjectAnnotations([preview, { initialGlobals }])
  return modules.flatMap(({ folder, module }) =>
    Object.entries(composeStories(module)).map(([name, Story]) => ({
      folder,
      isForPhones: module.default.globals?.['viewport'] !== undefined,
      name: `${module.default.title}: ${name}`,
      tags: Story.tags,
      Story,
    })),
  )
}

/** A story for phones has no visible content in a wide window, so its play would fail. */
export const playableAt =
  (width: number) =>
  ({ isForPhones }: { readonly isForPhones: boolean }) =>
    !isForPhones || width < 768

/**
 * Sets the window's width in CSS px and loads every font. Otherwise the tests could measure text in a
 * fallback font.
 */
export async function openWindow(width: number) {
  await page.viewport(width, 900)
  // Fallback fonts name system fonts, which fail to load if they are not installed.
  const ownFonts = Array.from(document.fonts).filter(({ family }) => !family.includes('Fallback'))
  await Promise.all(ownFonts.map((face) => face.load()))
}

/** Ends all animations, except endless ones. */
export function finishAnimations() {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  }
}
