/** The Chromium that tests drive: `CHROMIUM_PATH`, else Playwright's own, else an installed one. */
export function findBrowser(): string | undefined
/** What it is started with: its sandbox cannot be had as root. */
export function browserArguments(): string[]
