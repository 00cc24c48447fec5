import type { ExplanationFigures, Figure } from './types.ts'

/** A figure of an explanation; 0 where its reason has none of that name. */
export function figureOf(figures: ExplanationFigures, name: Figure): number {
  return figures[name] ?? 0
}
