/** An exact fraction of two whole numbers. */
export class Rational {
  readonly above: bigint
  /** Positive. */
  readonly below: bigint

  constructor(above: bigint, below = 1n) {
    this.above = above
    this.below = below
  }

  plus(other: Rational): Rational {
    return new Rational(
      this.above * other.below + other.above * this.below,
      this.below * other.below,
    )
  }

  minus(other: Rational): Rational {
    return this.plus(new Rational(-other.above, other.below))
  }

  times(other: Rational): Rational {
    return new Rational(this.above * other.above, this.below * other.below)
  }

  isBelow(other: Rational): boolean {
    return this.above * other.below < other.above * this.below
  }

  /** The nearest multiple of a step; a half goes up. For numbers from 0. */
  halfUpTo(step: Rational): Rational {
    return this.plus(step.times(new Rational(1n, 2n))).downTo(step)
  }

  /** The largest multiple of a step that is no larger. For numbers from 0. */
  downTo(step: Rational): Rational {
    const steps = (this.above * step.below) / (this.below * step.above)
    return new Rational(steps).times(step)
  }

  /** The number in hundredths. @throws Error if that is not whole. */
  inHundredths(): number {
    const above = this.above * 100n
    if (above % this.below !== 0n) throw new Error('is a fraction of a hundredth')
    return Number(above / this.below)
  }
}

export const zero = new Rational(0n)

/** "97.48" as 9748/100. */
export function exact(text: string): Rational {
  const [whole = '', fraction = ''] = text.split('.')
  return new Rational(BigInt(whole + fraction), 10n ** BigInt(fraction.length))
}

export function sum(numbers: readonly Rational[]): Rational {
  return numbers.reduce((total, one) => total.plus(one), zero)
}

/**
 * Shares an amount out by weight in whole steps. Each share is rounded down; the steps that are left go
 * to the shares with the largest remainders, the earlier share first if remainders are equal.
 */
export function shareOut(
  amount: Rational,
  weights: readonly Rational[],
  step: Rational,
): readonly Rational[] {
  const whole = sum(weights)
  const due = weights.map((weight) =>
    amount.times(new Rational(weight.above * whole.below, weight.below * whole.above)),
  )
  const shares = due.map((one) => one.downTo(step))
  const lost = (index: number) => (due[index] ?? zero).minus(shares[index] ?? zero)
  const order = [...due.keys()].toSorted((a, b) => compare(lost(b), lost(a)))
  let left = amount.minus(sum(shares))
  for (const index of order) {
    if (left.isBelow(step)) break
    shares[index] = (shares[index] ?? zero).plus(step)
    left = left.minus(step)
  }
  return shares
}

/** Below zero if the first number is smaller, 0 if both are equal. */
export function compare(first: Rational, second: Rational): number {
  if (first.isBelow(second)) return -1
  return second.isBelow(first) ? 1 : 0
}

export function least(first: Rational, second: Rational): Rational {
  return second.isBelow(first) ? second : first
}
