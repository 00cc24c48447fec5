/** A link whose look the component defines itself. */
export const slotLink = { href: '#orboot', words: 'Orboot globes' } as const
