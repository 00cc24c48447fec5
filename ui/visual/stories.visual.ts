import { test as base, expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { compare, keep } from './pictures.ts'
import type { Verdict } from './pictures.ts'
import { openStage, photograph, photographStill, show } from './stage.ts'
import type { View } from './stage.ts'
import { storiesToCompare } from './storyList.ts'

const kept = fileURLToPath(new URL(`./pictures/${process.env['VISUAL_SET']}`, import.meta.url))
const isUpdating = process.env['VISUAL_UPDATE'] === '1'

const views: readonly View[] = [
  { name: '390', width: 390, forcedColors: 'none' },
  { name: '1440', width: 1440, forcedColors: 'none' },
  { name: '390-forced', width: 390, forcedColors: 'active' },
]

interface Stages {
  /** The page with these settings. If it is not open yet, it opens at this story. */
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
    for (const { id: story, keepsFocus } of storiesToCompare()) {
      test(story, async ({ stageOf }, info) => {
        const page = await stageOf(view, story)
        await show(page, story, keepsFocus)
        const path = `${kept}/${story}-${view.name}.webp`
        if (isUpdating) return keep(path, await photographStill(page))

        let actual = await photograph(page)
        let verdict = await compare(path, actual)
        if (verdict.kind !== 'same') {
          actual = await photographStill(page)
          verdict = await compare(path, actual)
        }
        if (verdict.kind === 'different') {
          // The report shows pictures with these names side by side.
          const pictures = { expected: verdict.expected, actual, diff: verdict.diff }
          for (const [role, body] of Object.entries(pictures)) {
            await info.attach(`${story}-${role}.png`, { body, contentType: 'image/png' })
          }
        }
        expect(describe(verdict), `${story} at ${view.name}`).toBe('same')
      })
    }
  })
}

function describe(verdict: Verdict): string {
  return verdict.kind === 'different' ? `${verdict.pixels} pixels differ` : verdict.kind
}
