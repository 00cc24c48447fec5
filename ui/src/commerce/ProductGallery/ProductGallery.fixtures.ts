import { square as earth } from '../../../art/pictures/orboot/square.ts'
import { square as dinos } from '../../../art/pictures/orboot_dinos/square.ts'

/** Pictures of two globes. */
export const twoGlobes = [
  { picture: earth, alt: 'A blue globe on its stand' },
  { picture: dinos, alt: 'A green globe with dinosaurs' },
] as const
