import { playwright } from '@vitest/browser-playwright'
import { browserArguments, findBrowser } from '../../scripts/find-browser.mjs'

const executablePath = findBrowser()

/** How Vitest drives Chromium, anew for each project: Vitest writes the project's name into it. */
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
 * Looks for dependencies anew in each run: one that an older cache lacks is found in mid-run, and
 * Vite then reloads the page under the tests.
 */
export const optimizeDeps = { force: true }
