import { test as base, expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { forgetDifference, keptFolder, noteDifference, storedViews } from './differences.ts'
import { compare, keep } from './pictures.ts'
import type { Verdict } from './pictures.ts'
import { openStage, photograph, photographStill, show } from './stage.ts'
import { views } from '../src/test/views.ts'
import type { View } from '../src/test/views.ts'
import { storiesToCompare } from './storyList.ts'

const set = process.env['VISUAL_SET'] ?? ''
const kept = keptFolder(set)
const isUpdating = process.env['VISUAL_UPDATE'] !== undefined

/** Whether to compare only the views with `isInTest`: `npm test` has no time for all views. */
const isQuick = process.env['VISUAL_QUICK'] === '1'

interface Stages {
  /** The page with the settings of `view`. Opens it at the story `first` if it is not open yet. */
  stageOf: (view: View, first: string) => Promise<Page>
}

const test = base.extend<object, Stages>({
  stageOf: [
    async ({ browser }, use, { project }) => {
      const open = new Map<View, Promise<Page>>()
      await use((view, first) => {
        const page = open.get(view) ?? openStage(browser, view, project.use.baseURL ?? '', first)
        open.set(view, page)
        return page
      })
      for (const page of open.values()) await (await page).close()
    },
    { scope: 'worker' },
  ],
})

/**
 * Pictures of a view are compared if any are stored. `--update` stores them, but not with `--grep`: then the
 * view would have pictures of one component only.
 */
const stored = storedViews(set)

for (const view of views) {
  if (isQuick && !view.isInTest) continue
  if (process.env['VISUAL_UPDATE'] !== 'all' && stored.length > 0 && !stored.includes(view))
    continue

  test.describe(view.name, () => {
    for (const { id: story, title, keepsFocus } of storiesToCompare()) {
      // `--grep` finds a component by its title.
      test(`${title} ${story}`, async ({ stageOf }) => {
        const page = await stageOf(view, story)
        await show(page, story, keepsFocus)
        const picture = `${story}-${view.name}`
        const path = `${kept}/${picture}.webp`
        if (isUpdating) return keep(path, await photographStill(page))

        let actual = await photograph(page)
        let verdict = await compare(path, actual)
        if (verdict.kind !== 'same') {
          actual = await photographStill(page)
          verdict = await compare(path, actual)
        }
        if (verdict.kind === 'same') {
          forgetDifference(picture)
        } else {
          const { pixels, expected, diff } =
            verdict.kind === 'different' ? verdict : { pixels: undefined }
          noteDifference(
            { picture, title, story, view: view.name, ...(pixels !== undefined && { pixels }) },
            { actual, ...(expected && diff && { expected, diff }) },
          )
        }
        expect(describe(verdict), `${story} at ${view.name}`).toBe('same')
      })
    }
  })
}

function describe(verdict: Verdict): string {
  return verdict.kind === 'different' ? `${verdict.pixels} pixels differ` : verdict.kind
}
