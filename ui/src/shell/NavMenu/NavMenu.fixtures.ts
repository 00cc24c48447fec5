import { orbootLinks } from '../navigation.ts'

/** The header's first menu, as the United States see it. */
export const globes = { label: 'Orboot', items: orbootLinks('US') } as const
