/** The Chromium that tests drive: `CHROMIUM_PATH`, else Playwright's own, else an installed one. */
export function findBrowser(): string | undefined
/** Arguments that every Chromium needs here: its sandbox does not work as root. */
export function sandboxArguments(): string[]
/** Arguments for Chromium under Playwright. */
export function browserArguments(): string[]
