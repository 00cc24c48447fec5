/** The Chromium that tests drive: `CHROMIUM_PATH`, else Playwright's own, else an installed one. */
export function findBrowser(): string | undefined
/** Command-line arguments of the Chromium that tests drive. */
export function browserArguments(): string[]
