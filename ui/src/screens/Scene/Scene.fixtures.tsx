import { rocket } from '../../../art/pictures/figures.ts'
import { ButtonLink } from '../../core/Button/index.ts'

/** The scene of an unknown path. */
export const flownOff = {
  heading: 'This page flew off',
  text: 'There is nothing at this address. The toys are all still here, though.',
  picture: rocket,
  actions: <ButtonLink href="/shop">See all toys</ButtonLink>,
}
