/** The settings in which the pictures of stories are compared, here and by Chromatic. */
export interface View {
  readonly name: string
  /** A window of `.storybook/preview.tsx`. */
  readonly viewport: keyof typeof viewportWidths
  /** What is chosen in the world menu; the rest is as Storybook starts. */
  readonly globals?: Readonly<Record<string, string>>
  readonly forcedColors?: 'active'
  /** Whether `npm test` compares it. `npm run test:full` compares all. */
  readonly isInTest: boolean
}

/** Widths in CSS px. */
export const viewportWidths = { phone: 390, tablet: 768, desktop: 1440 } as const

export const views: readonly View[] = [
  { name: '390', viewport: 'phone', isInTest: true },
  { name: '768', viewport: 'tablet', isInTest: false },
  { name: '1440', viewport: 'desktop', isInTest: false },
  { name: '390-dark', viewport: 'phone', globals: { scheme: 'dark' }, isInTest: false },
  {
    name: '390-black-friday',
    viewport: 'phone',
    globals: { season: 'black-friday', date: '2026-11-27' },
    isInTest: false,
  },
  { name: '390-forced', viewport: 'phone', forcedColors: 'active', isInTest: false },
  {
    name: '390-large-text',
    viewport: 'phone',
    globals: { textSize: '200-percent' },
    isInTest: false,
  },
]
