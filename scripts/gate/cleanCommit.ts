import { git } from '../git.ts'

/** The commit in the working tree, or `undefined` if a tracked file differs from it. */
export function cleanCommit(): string | undefined {
  const differing = git('status', '--porcelain', '--untracked-files=no')
  return differing === '' ? git('rev-parse', 'HEAD') : undefined
}
