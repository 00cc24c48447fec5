/** A figure, and what it should be at most or at least, if there is a goal. */
export interface Goal {
  readonly name: string
  readonly value: number
  /** Default 0. */
  readonly digits?: number
  readonly atLeast?: number
  readonly atMost?: number
}

export function isMet({ value, atLeast = -Infinity, atMost = Infinity }: Goal): boolean {
  return value >= atLeast && value <= atMost
}

/** One line for each figure, with its goal and whether it is met. */
export function goalTable(goals: readonly Goal[]): string {
  const lines = goals.map((goal) => {
    const { name, value, digits = 0 } = goal
    const bound = boundOf(goal)
    const result = bound === '' || isMet(goal) ? '' : '  MISSED'
    return `${name.padEnd(56)}${value.toFixed(digits).padStart(9)}  ${bound}${result}`
  })
  return [`${'figure'.padEnd(56)}${'measured'.padStart(9)}  goal`, ...lines].join('\n')
}

function boundOf({ atLeast, atMost }: Goal): string {
  if (atLeast !== undefined) return `at least ${atLeast}`
  return atMost === undefined ? '' : `at most ${atMost}`
}
