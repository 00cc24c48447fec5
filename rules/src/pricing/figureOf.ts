import { minor, type MinorUnits } from '../money.ts'
import type { ExplanationFigures, Figure } from './types.ts'

/** A count in an explanation's figures; 0 if it has no figure of that name. */
export function figureOf(figures: ExplanationFigures, name: Figure): number {
  return figures[name] ?? 0
}

/** An amount in an explanation's figures. */
export function amountOf(figures: ExplanationFigures, name: Figure): MinorUnits {
  return minor(figureOf(figures, name))
}
