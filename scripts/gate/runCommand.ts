import { spawn } from 'node:child_process'
import { resultsVariable } from './results.ts'

/** How a command ended: by itself with code 0, by itself otherwise, or stopped at its limit. */
export type End = 'passed' | 'failed' | 'tooLate'

/** How long a stopped command may tidy up before it is killed, in ms. */
const graceMs = 10_000

/**
 * Runs a command with its output in this terminal. Its test runners write their results to `resultsFile`.
 * After `limitMs`, or when a signal stops this process, the command and all processes that it has started
 * are stopped too.
 */
export function runCommand(
  [command, ...args]: readonly [string, ...string[]],
  resultsFile: string,
  limitMs: number,
): Promise<End> {
  // Detached, the command leads a process group of its own, which a signal reaches as a whole.
  const child = spawn(command, args, {
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, [resultsVariable]: resultsFile },
  })
  const signalGroup = (signal: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal)
    } catch {
      // The group has ended already.
    }
  }
  let isTooLate = false
  let killing: NodeJS.Timeout | undefined
  const stop = () => {
    signalGroup('SIGTERM')
    killing ??= setTimeout(() => signalGroup('SIGKILL'), graceMs)
  }
  const stopAll = () => {
    stop()
    child.once('exit', () => process.exit(1))
  }
  const late = setTimeout(() => {
    isTooLate = true
    stop()
  }, limitMs)
  process.once('SIGINT', stopAll)
  process.once('SIGTERM', stopAll)

  return new Promise((resolve) => {
    const finish = (end: End) => {
      clearTimeout(late)
      clearTimeout(killing)
      process.off('SIGINT', stopAll)
      process.off('SIGTERM', stopAll)
      resolve(end)
    }
    child.once('error', (error) => {
      console.error(error.message)
      finish('failed')
    })
    child.once('exit', (code) => {
      // A server that a killed test runner has left must not live on.
      if (isTooLate) signalGroup('SIGKILL')
      finish(isTooLate ? 'tooLate' : code === 0 ? 'passed' : 'failed')
    })
  })
}
