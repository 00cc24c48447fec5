import { nameOf } from '@stemside/rules'

/** A toy of the stories. */
export const wishedToy = nameOf('orboot_mars')
