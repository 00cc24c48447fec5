import { test as base, expect } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { compare, keep } from './pictures.ts'
import { openStage, photographStill, show } from './stage.ts'

const kept = fileURLToPath(new URL(`./pictures/${process.env['VISUAL_SET']}`, import.meta.url))
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
  const view = { name: '1440-scrollbars', width: 1440, forcedColors: 'none' } as const
  const page = await openStage(browser, view, baseURL ?? '', story)
  await show(page, story)
  const path = `${kept}/${story}-${view.name}.webp`
  const picture = await photographStill(page)
  if (process.env['VISUAL_UPDATE'] === '1') await keep(path, picture)
  expect((await compare(path, picture)).kind).toBe('same')
  await page.close()
})
