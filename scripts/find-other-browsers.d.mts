/** Programs of browsers besides Chromium; undefined if one is not installed. */
export function findOtherBrowsers(): Record<
  'firefox' | 'webkitDriver' | 'display',
  string | undefined
>
