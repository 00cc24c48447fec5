/**
 * The oldest browsers that the shop supports. The build compiles for them, and `scripts/browsers/builtIns.test.ts`
 * compares what the code uses with what they have (docs/decisions/400). Edge is as old as Chrome.
 */
export const oldestBrowsers = { safari: '16.4', chrome: '111', firefox: '121', samsung: '22' }
