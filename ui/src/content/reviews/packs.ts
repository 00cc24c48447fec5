import type { WrittenReview } from './types.ts'

/** Reviews of the packs. */
export const packs: readonly WrittenReview[] = [
  {
    stars: 5,
    heading: 'Three birthdays in one box',
    text: 'We gave one kit at a time. The gamepad waits at the table for the next.',
    author: 'Grandmother of two, Pune',
    country: 'IN',
    date: '2026-09-06',
    of: { sku: 'stemwizpack' },
  },
  {
    stars: 4,
    heading: 'One gamepad, two children',
    text: 'They take turns, which is the point, and is also loud.',
    author: 'Father of two, Bath',
    country: 'GB',
    date: '2026-07-17',
    of: { sku: 'stemwizpack' },
  },
  {
    stars: 5,
    heading: 'The year before school',
    text: 'Words before breakfast, sums before lunch, and she is the one who asks.',
    author: 'Mother of a five-year-old, Jaipur',
    country: 'IN',
    date: '2026-09-15',
    of: { sku: 'learners_pack' },
  },
  {
    stars: 4,
    heading: 'Ready at four and a half',
    text: 'At four the tiles were for sorting. Half a year later they were for spelling.',
    author: 'Parent of a four-year-old, Denver',
    country: 'US',
    date: '2026-06-30',
    of: { sku: 'learners_pack' },
  },
]
