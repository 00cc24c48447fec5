import { penguin } from '../../../art/pictures/figures.ts'

/** The top of a page that has a figure. */
export const sampleTop = {
  heading: 'Write to us',
  text: 'Tell us what happened and, if it is about an order, its number.',
  hue: 'gift',
  picture: penguin,
} as const
