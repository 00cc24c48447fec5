import { accessSync, constants } from 'node:fs'
import { chromium } from 'playwright'

const installed = [
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The Chromium that tests drive: `CHROMIUM_PATH`, else Playwright's own, else an installed one.
 * @returns {string | undefined} its path; undefined when none is installed.
 */
export function findBrowser() {
  const candidates = [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...installed]
  return candidates.find((path) => path && isExecutable(path))
}

/**
 * Features of Chromium that tests do without. The list replaces Playwright's own, of which it repeats what
 * concerns them (docs/decisions/424-chromium-without-suggestions.md).
 */
const leftOut = [
  // Pages with the address bar's suggestions, which are drawn for each window although nobody sees it.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** Command-line arguments of the Chromium that tests drive. */
export function browserArguments() {
  // Chromium's sandbox does not work as root.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return [...sandbox, `--disable-features=${leftOut.join(',')}`]
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
