import { ageBands } from './ages.ts'
import type { FinderAnswers } from './adviseToy.ts'
import { interests } from './interests.ts'
import type { ReadParameter } from './shelfUrl.ts'

/** The names of the parameters that a toy finder reads from its address. */
export const finderParameterNames = ['age', 'interest', 'device'] as const

/** Reads the answers to a toy finder's questions from its address. Unknown values are ignored. */
export function finderAnswersFrom(read: ReadParameter): FinderAnswers {
  return {
    age: ageBands.find((band) => band === read('age')) ?? 'allAge',
    interest: interests.find(({ id }) => id === read('interest'))?.id,
    device: (['phone', 'tablet'] as const).find((kind) => kind === read('device')),
  }
}

/** Writes the answers as names and values of parameters; what was not answered is left out. */
export function finderParameters({
  age,
  interest,
  device,
}: FinderAnswers): readonly (readonly [string, string])[] {
  return [
    ...(age === 'allAge' ? [] : [['age', age] as const]),
    ...(interest === undefined ? [] : [['interest', interest] as const]),
    ...(device === undefined ? [] : [['device', device] as const]),
  ]
}
