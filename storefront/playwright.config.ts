import { defineConfig, devices } from '@playwright/test'
import { browserArguments, findBrowser } from '../scripts/find-browser.mjs'
import { limits } from '../scripts/gate/limits.ts'
import { retries } from '../scripts/gate/retries.ts'

const executablePath = findBrowser()

/** The built shop in real Chromium. Each worker starts a server of its own (see e2e/support). */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  // `npm test` runs the project `shop`, `npm run test:long` the project `long`.
  projects: [
    { name: 'shop', testIgnore: '**/*.long.spec.ts' },
    { name: 'long', testMatch: '**/*.long.spec.ts' },
  ],
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: limits.test,
  expect: { timeout: limits.expectation },
  retries,
  reporter: [
    ['list'],
    ['../scripts/gate/PlaywrightResults.ts'],
    ...(process.env['CI'] === undefined
      ? []
      : [['html', { open: 'never', outputFolder: '../playwright-report' }] as const]),
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    // Recording makes each test a quarter slower, so only the second try is recorded. `-- --trace on` records the first.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: browserArguments(),
    },
  },
})
