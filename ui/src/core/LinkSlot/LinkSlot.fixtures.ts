/** A link that a component draws by itself. */
export const slotLink = { href: '#orboot', words: 'Orboot globes' } as const
