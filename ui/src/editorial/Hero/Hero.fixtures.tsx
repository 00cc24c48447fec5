import { globe } from '../../../art/pictures/figures.ts'
import { ButtonLink } from '../../core/Button/index.ts'
import { Picture } from '../../core/Picture/index.ts'

/** The home page's promise. */
export const promise = {
  heading: 'Cross over to the STEM side',
  text: 'Globes that talk back, chess that moves on a tablet, maths you can pick up.',
  actions: <ButtonLink href="#shop">Shop</ButtonLink>,
  art: (
    <Picture
      picture={globe}
      alt=""
      sizes="500px"
      style={{ height: '100%', objectFit: 'contain' }}
    />
  ),
}

export const longPromise =
  'Electromagnetism, palaeontology and geography, on your own kitchen table'
