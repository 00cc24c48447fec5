import type { GateResult } from './runGate.ts'

/** The gate's last lines. The very last says whether it is green, and what was not compared. */
export function summarise({ isGreen, steps, slowest, flaky, notes }: GateResult): string {
  const sum = (key: 'passed' | 'failed' | 'skipped' | 'seconds') =>
    steps.reduce((total, step) => total + step[key], 0)
  const skipped = sum('skipped') === 0 ? '' : `, ${sum('skipped')} skipped`
  const verdict = isGreen ? 'Green' : `Red: ${steps.find((step) => !step.isGreen)?.name}`
  return [
    'The ten slowest tests',
    ...slowest.map(({ title, seconds }) => row(seconds, title)),
    'The steps',
    ...steps.map((step) => row(step.seconds, `${step.name}${step.isGreen ? '' : ' (failed)'}`)),
    ...flaky.map((title) => `flaky: ${title}`),
    `${sum('passed')} passed, ${sum('failed')} failed${skipped}`,
    [`${verdict}, after ${inMinutes(sum('seconds'))}.`, ...notes].join(' '),
  ].join('\n')
}

function row(seconds: number, text: string): string {
  return `${seconds.toFixed(1).padStart(8)} s  ${text}`
}

function inMinutes(seconds: number): string {
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
}
