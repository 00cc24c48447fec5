import { contactUs } from '../../content/pages/contactUs.ts'

/** The page's own words: the form depends on their length. */
export const contactWords = { words: contactUs.form, subjects: contactUs.subjects } as const

/** A letter of a fictional parent. */
export const sampleLetter = {
  name: 'Robin Sample',
  email: 'robin@example.com',
  subject: 'A part is missing or broken',
  message: 'One of the small mirrors is missing. We have counted twice.',
} as const
