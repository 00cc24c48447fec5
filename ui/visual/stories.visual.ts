import { test as base, expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { forgetDifference, keptFolder, noteDifference } from './differences.ts'
import { compare, keep } from './pictures.ts'
import type { Verdict } from './pictures.ts'
import { openStage, photograph, photographStill, show } from './stage.ts'
import { views } from '../src/test/views.ts'
import type { View } from '../src/test/views.ts'
import { pictureOf, storiesToCompare } from './storyList.ts'

const kept = keptFolder(process.env['VISUAL_SET'] ?? '')
const isUpdating = process.env['VISUAL_UPDATE'] !== undefined

/** Whether to compare only what `npm test` has time for. */
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

for (const view of views) {
  test.describe(view.name, () => {
    for (const story of storiesToCompare(isQuick ? view.inTest : view.stored)) {
      const { id, title, keepsFocus } = story
      // `--grep` finds a component by its title.
      test(`${title} ${id}`, async ({ stageOf }, { retry }) => {
        const page = await stageOf(view, id)
        await show(page, id, keepsFocus)
        const picture = pictureOf(story, view)
        const path = `${kept}/${picture}.webp`
        let actual = await photograph(page)
        let verdict = await compare(path, actual)
        if (verdict.kind !== 'same') {
          actual = await photographStill(page)
          verdict = await compare(path, actual)
        }
        if (isUpdating) {
          if (verdict.kind !== 'same') await keep(path, actual)
          return
        }
        if (verdict.kind === 'same') {
          // Only a retry removes a difference: with `--repeat-each`, an earlier run may have found it.
          if (retry > 0) forgetDifference(picture)
        } else {
          const found = { picture, title, story: id, view: view.name }
          if (verdict.kind === 'new') {
            noteDifference(found, { actual })
          } else {
            const { pixels, top, expected, diff } = verdict
            noteDifference({ ...found, pixels, top }, { actual, expected, diff })
          }
        }
        expect(describe(verdict), `${id} at ${view.name}`).toBe('same')
      })
    }
  })
}

function describe(verdict: Verdict): string {
  return verdict.kind === 'different' ? `${verdict.pixels} pixels differ` : verdict.kind
}
