import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from '../scripts/find-browser.mjs'

const executablePath = findBrowser()

/** The built shop in real Chromium. Each worker starts a server of its own (see e2e/support). */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter:
    process.env['CI'] === undefined
      ? 'list'
      : [['list'], ['html', { open: 'never', outputFolder: '../playwright-report' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
})
