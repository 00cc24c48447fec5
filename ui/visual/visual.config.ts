import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { browserArguments, findBrowser } from '../../scripts/find-browser.mjs'
import { limits } from '../../scripts/gate/limits.ts'
import { retries } from '../../scripts/gate/retries.ts'

const executablePath = findBrowser()
const port = Number(process.env['VISUAL_PORT'] ?? 6510)

/** Compares the stories of the built Storybook with the stored pictures: `npm run test:visual`. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.visual.ts',
  // `npm run test:full` runs these tests, `npm test` does not. They open pages of Storybook itself, which load for 20 to
  // 50 s on two processors, so a test sometimes failed although nothing was wrong.
  testIgnore: process.env['VISUAL_QUICK'] === '1' ? 'storybook.visual.ts' : [],
  outputDir: '../../test-results/visual',
  // `cli.ts` writes the report of pictures.
  reporter: [['list'], ['../../scripts/gate/PlaywrightResults.ts']],
  retries,
  fullyParallel: true,
  workers: 2,
  timeout: limits.test,
  expect: { timeout: limits.expectation },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      args: [
        ...browserArguments(),
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
      ],
      ...(executablePath && { executablePath }),
    },
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --outDir storybook-static --host 127.0.0.1 --port ${port} --strictPort`,
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    port,
    reuseExistingServer: false,
  },
})
