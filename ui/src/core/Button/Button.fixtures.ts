/** The texts that Button's stories and tests share. */
export const buttonTexts = {
  usual: 'Shop Orboot globes',
  short: 'Go',
  long: 'Add the whole Engineer Pack with its gamepad to my cart',
} as const
