import { countries, type IsoDate } from '@stemside/rules'
import type { ComponentProps } from 'react'
import type { Review } from './Reviews.tsx'

export interface ReviewAuthorProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** The review. */
  review: Pick<Review, 'author' | 'country' | 'date'>
}

/** Who wrote a review, in which country and when: "Parent of two, Boston, United States · 16 August 2026". */
export function ReviewAuthor({ review: { author, country, date }, ...rest }: ReviewAuthorProps) {
  return (
    <p {...rest}>
      <span>{`${author}, ${countries[country].name} · `}</span>
      <time dateTime={date}>{dayInWords(date)}</time>
    </p>
  )
}

const months =
  'January February March April May June July August September October November December'.split(' ')

/** Not by `Intl`, whose first use takes 100 ms on a slow phone (docs/decisions/089). */
function dayInWords(date: IsoDate): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${day} ${months[(month ?? 1) - 1]} ${year}`
}
