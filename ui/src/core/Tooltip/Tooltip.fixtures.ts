/** A word on the gamepad. */
export const gamepadHint = { text: 'One for each Plugo kit', button: 'Add a gamepad' } as const
