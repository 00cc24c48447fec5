import type { SchoolQuestions, SchoolValues } from './SchoolForm.tsx'

export const questions: SchoolQuestions = {
  school: { label: 'School and country', hint: 'So that we know what we can send you.' },
  children: { label: 'Ages and number of the children', hint: 'For example: 28 children, 7 to 8.' },
  wish: { label: 'Toys or subject', hint: 'What you have in mind.' },
  devices: { label: 'Devices that you have', hint: 'For example: 5 iPads.' },
}

/** A class with a few devices. */
export const request: SchoolValues = {
  name: 'Robin Sample',
  email: 'robin@example.com',
  school: 'Hill School, United Kingdom',
  children: '28 children, 7 to 8',
  wish: 'Two globes for geography',
  devices: '5 iPads, 9th generation',
}
