/** A figure and its goal. */
export interface Goal {
  readonly name: string
  readonly value: number
  readonly digits: number
  readonly atLeast?: number
  readonly atMost?: number
}

export function isMet({ value, atLeast = -Infinity, atMost = Infinity }: Goal): boolean {
  return value >= atLeast && value <= atMost
}

/** A line such as "memory at 100k orders, MB: 324 (goal: at most 350)". */
export function goalLine(goal: Goal): string {
  const { name, value, digits, atLeast, atMost } = goal
  const bound = atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`
  return `${name}: ${value.toFixed(digits)} (goal: ${bound})${isMet(goal) ? '' : ', MISSED'}`
}
