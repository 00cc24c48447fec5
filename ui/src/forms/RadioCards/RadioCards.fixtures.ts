import type { RadioCard } from './RadioCards.tsx'

/** A kit with or without its gamepad. */
export const kitCards: readonly RadioCard<'with' | 'alone'>[] = [
  { value: 'with', label: 'With gamepad', description: 'All you need to play' },
  { value: 'alone', label: 'Kit alone', description: 'If a gamepad is at home already' },
]
