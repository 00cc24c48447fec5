import type { ReportedDifference } from '../report.ts'
import { kinds } from '../kinds.ts'
import type { Kind } from '../kinds.ts'

/** The likely causes of a difference, in words. */
export function causesOf({ causes, pixels }: ReportedDifference): readonly string[] {
  if (pixels === undefined) return ['A new story or view: there is no picture to compare with']
  if (causes === undefined) return ['Unknown: Git does not know what has changed']
  if (causes.length > 0) return causes
  return ['Nothing that the story uses has changed: it varies between runs, or the browser changed']
}

export interface CauseCount {
  readonly cause: string
  readonly stories: number
}

/** Each cause with the number of stories that it may have changed. The cause of the most stories comes first. */
export function countCauses(differences: readonly ReportedDifference[]): readonly CauseCount[] {
  const stories = new Map<string, Set<string>>()
  for (const difference of differences) {
    for (const cause of causesOf(difference)) {
      stories.set(cause, (stories.get(cause) ?? new Set()).add(difference.story))
    }
  }
  return [...stories]
    .map(([cause, found]) => ({ cause, stories: found.size }))
    .toSorted((one, other) => other.stories - one.stories)
}

/** Returns "A token changed (--radius-large): 71 stories" for the cause "Token: --radius-large". */
export function sentenceOf({ cause, stories }: CauseCount): string {
  const counted = stories === 1 ? '1 story' : `${stories} stories`
  const [kind = '', name = ''] = cause.split(': ')
  return isKind(kind) ? `${kinds[kind]} (${name}): ${counted}` : `${cause}: ${counted}`
}

const isKind = (word: string): word is Kind => Object.hasOwn(kinds, word)

/** The story's name and the view: `all-variants · 390-dark`. */
export const shortName = ({ story, view }: ReportedDifference) =>
  `${story.split('--').at(-1) ?? ''} · ${view}`

/** The command that stores one picture without this page. */
export const commandOf = ({ picture }: ReportedDifference) =>
  `npm run test:visual -- --accept ${picture}`
