import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from '../scripts/find-browser.mjs'

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
  // Generous: a busy machine takes three times as long as a quiet one.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter:
    process.env['CI'] === undefined
      ? 'list'
      : [['list'], ['html', { open: 'never', outputFolder: '../playwright-report' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    // Recording makes each test a quarter slower: `-- --trace on` records when a failure needs it.
    trace: 'off',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
})
