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
 * Features of Chromium that are off in tests. Playwright passes such a list too, of which Chromium ignores
 * all but the last, so this one contains Playwright's (docs/decisions/424-chromium-without-suggestions.md).
 */
const featuresOff = [
  // The pages with the suggestions of the address bar.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Playwright's list, but for what concerns Edge.
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
]

/** Arguments that every Chromium needs here: its sandbox does not work as root. */
export function sandboxArguments() {
  return process.getuid?.() === 0 ? ['--no-sandbox'] : []
}

/** Arguments for Chromium under Playwright. */
export function browserArguments() {
  return [...sandboxArguments(), `--disable-features=${featuresOff.join(',')}`]
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
