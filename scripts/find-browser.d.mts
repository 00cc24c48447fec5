/** The Chromium that tests drive: `CHROMIUM_PATH`, else Playwright's own, else an installed one. */
export function findBrowser(): string | undefined
/** Command-line arguments: Chromium's sandbox does not work as root. */
export function browserArguments(): string[]
