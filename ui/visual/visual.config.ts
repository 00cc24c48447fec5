import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { browserArguments, findBrowser } from '../../scripts/find-browser.mjs'

const executablePath = findBrowser()
const port = Number(process.env['VISUAL_PORT'] ?? 6510)

/** Compares the stories of the built Storybook with the stored pictures: `npm run test:visual`. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.visual.ts',
  outputDir: '../../test-results/visual',
  // `cli.ts` writes the report of pictures.
  reporter: 'list',
  fullyParallel: true,
  workers: 2,
  // Storybook's pages load slowly on a busy machine.
  timeout: 120_000,
  expect: { timeout: 60_000 },
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
