import { square as earth } from '../../../art/pictures/orboot/index.ts'
import { square as dinos } from '../../../art/pictures/orboot_dinos/index.ts'

/** Two globes to swipe between. */
export const twoGlobes = [
  { picture: earth, alt: 'A blue globe on its stand' },
  { picture: dinos, alt: 'A green globe with dinosaurs' },
] as const
