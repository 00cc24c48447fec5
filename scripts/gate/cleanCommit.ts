import { spawnSync } from 'node:child_process'

/** The commit in the working tree, or `undefined` if a tracked file differs from it. */
export function cleanCommit(): string | undefined {
  const differing = git('status', '--porcelain', '--untracked-files=no')
  return differing === '' ? git('rev-parse', 'HEAD') : undefined
}

/** What Git prints, or `undefined` if it fails: a download of the sources has no history. */
function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}
