import { globe } from '../../../art/pictures/figures.ts'
import { ButtonLink } from '../../core/Button/index.ts'
import { Picture } from '../../core/Picture/index.ts'

/** A panel for birthdays. */
export const birthday = {
  heading: 'Birthday next week?',
  text: 'Gifts for every age from 4 to 12, sorted by the candles on the cake.',
  action: <ButtonLink href="#gifts">Find a birthday gift</ButtonLink>,
  art: (
    <Picture
      picture={globe}
      alt=""
      sizes="300px"
      style={{ height: '100%', objectFit: 'contain' }}
    />
  ),
}
