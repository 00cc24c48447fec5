/** Finds Firefox and WebKit where Debian and Ubuntu install them. Playwright's own builds are not needed. */
import { existsSync } from 'node:fs'

const places = {
  firefox: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
  webkitDriver: ['/usr/bin/WebKitWebDriver'],
  /** The display that WebKit needs, because its browser has no headless mode. */
  display: ['/usr/bin/Xvfb'],
}

/** @returns {Record<keyof typeof places, string | undefined>} the programs; undefined if one is missing */
export function findOtherBrowsers() {
  const { firefox, webkitDriver, display } = places
  return {
    firefox: firefox.find(existsSync),
    webkitDriver: webkitDriver.find(existsSync),
    display: display.find(existsSync),
  }
}
