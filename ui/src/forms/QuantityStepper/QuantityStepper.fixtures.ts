import { quantityLimit } from '@stemside/rules'

/** Four are in stock. */
export const fewLeft = quantityLimit(4)

/** Two globes in a cart. */
export const twoGlobes = { quantity: 2, label: 'Orboot Earth' } as const
