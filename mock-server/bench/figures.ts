/** The value below which a share of all lies, 0.5 being the median; 0 of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** The results of all rounds, for one server at one size. */
export interface Figures {
  readonly startMs: number
  readonly memoryMb: number
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
}

export interface Round {
  readonly startMs: number
  /** After the orders of the round. */
  readonly memoryMb: number
  readonly perSecond: number
  readonly times: readonly number[]
}

/** Medians over the rounds; of the single times over all of them. */
export function figuresOf(rounds: readonly Round[]): Figures {
  const times = rounds.flatMap((round) => round.times)
  return {
    startMs: quantile(
      rounds.map(({ startMs }) => startMs),
      0.5,
    ),
    memoryMb: quantile(
      rounds.map(({ memoryMb }) => memoryMb),
      0.5,
    ),
    perSecond: quantile(
      rounds.map(({ perSecond }) => perSecond),
      0.5,
    ),
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  }
}
