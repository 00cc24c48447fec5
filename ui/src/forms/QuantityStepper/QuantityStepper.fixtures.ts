/** Two globes in a cart. */
export const twoGlobes = { quantity: 2, label: 'Orboot Earth' } as const
