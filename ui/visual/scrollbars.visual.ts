import { test as base, expect } from '@playwright/test'
import { initialWorld } from '../../.storybook/worldChoices.ts'
import { keptFolder } from './differences.ts'
import { compare, keep } from './pictures.ts'
import { openStage, photographStill, show } from './stage.ts'
import { scrollbarPicture } from './storyList.ts'

const kept = keptFolder(process.env['VISUAL_SET'] ?? '')
const story = 'core-drawer--over-a-long-page'

// Playwright hides scrollbars; without this argument they are 15 px wide.
const test = base.extend({
  launchOptions: async ({ launchOptions }, provide) => {
    await provide({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] })
  },
})

test('an open drawer leaves no white strip where a classic scrollbar was', async ({
  browser,
  baseURL,
}) => {
  const view = { viewport: 'desktop', world: initialWorld } as const
  const page = await openStage(browser, view, baseURL ?? '', story)
  await show(page, story)
  const path = `${kept}/${scrollbarPicture}.webp`
  const picture = await photographStill(page)
  if (process.env['VISUAL_UPDATE'] !== undefined) await keep(path, picture)
  expect((await compare(path, picture)).kind).toBe('same')
  await page.close()
})
