export interface Step {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  /** Whether its tests run in a browser, which can die on a busy machine without a failed test. */
  readonly isInBrowser: boolean
}

/** After this many failed tests a step in a browser stops: more would say little more. */
const mostFailures = '5'

/**
 * The steps of `npm test`, and with `isFull` those of `npm run test:full`. What fails most cheaply comes
 * first.
 */
export function stepsOf({ isFull }: { isFull: boolean }): readonly Step[] {
  return [
    inNode('static'),
    inNode('unit'),
    inNode('size:ui'),
    inNode('build'),
    inBrowser('stories', '--bail', mostFailures),
    ...(isFull ? [inBrowser('test:package'), inBrowser('sweep', '--bail', mostFailures)] : []),
    inBrowser('e2e', '--max-failures', mostFailures, ...(isFull ? [] : ['--grep', '@gate'])),
    inBrowser('test:visual', '--max-failures', mostFailures, ...(isFull ? [] : ['--quick'])),
  ]
}

function inNode(script: string): Step {
  return { name: script, command: ['npm', 'run', script], isInBrowser: false }
}

function inBrowser(script: string, ...options: string[]): Step {
  return { name: script, command: ['npm', 'run', script, '--', ...options], isInBrowser: true }
}
