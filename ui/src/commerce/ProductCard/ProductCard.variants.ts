export const productCardSides = ['left', 'right'] as const
