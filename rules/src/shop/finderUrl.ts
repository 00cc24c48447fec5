import { ageBands } from './ages.ts'
import type { ToyQuestion } from './adviseToy.ts'
import { loves } from './loves.ts'
import type { ReadParameter } from './shelfUrl.ts'

/** The names of the parameters that a toy finder reads from its address. */
export const finderParameterNames = ['age', 'loves', 'device'] as const

/** Reads the answers to a toy finder's questions from its address. Unknown values are ignored. */
export function toyQuestionFrom(read: ReadParameter): ToyQuestion {
  return {
    age: ageBands.find((band) => band === read('age')) ?? 'allAge',
    love: loves.find(({ id }) => id === read('loves'))?.id,
    device: (['phone', 'tablet'] as const).find((kind) => kind === read('device')),
  }
}

/** Writes the answers as names and values of parameters; what was not answered is left out. */
export function finderParameters({
  age,
  love,
  device,
}: ToyQuestion): readonly (readonly [string, string])[] {
  return [
    ...(age === 'allAge' ? [] : [['age', age] as const]),
    ...(love === undefined ? [] : [['loves', love] as const]),
    ...(device === undefined ? [] : [['device', device] as const]),
  ]
}
