import { playwright } from '@vitest/browser-playwright'
import { browserArguments, findBrowser } from '../../scripts/find-browser.mjs'

const executablePath = findBrowser()

/**
 * Settings of Vitest's browser, a new object for each project, because Vitest writes the project's
 * name into it.
 */
export const inChromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      args: browserArguments(),
      ...(executablePath && { executablePath }),
    },
  }),
  instances: [{ browser: 'chromium' as const }],
})

/**
 * Optimise dependencies anew in each run. With an old cache, Vite would find a new dependency
 * during the run and reload the page under the tests.
 */
export const optimizeDeps = { force: true }
