import { minor, type MinorUnits } from '../money.ts'
import type { ExplanationFigures, Figure } from './types.ts'

/** A figure of an explanation that counts things; 0 where its reason has none of that name. */
export function figureOf(figures: ExplanationFigures, name: Figure): number {
  return figures[name] ?? 0
}

/** A figure of an explanation that is an amount. */
export function amountOf(figures: ExplanationFigures, name: Figure): MinorUnits {
  return minor(figureOf(figures, name))
}
