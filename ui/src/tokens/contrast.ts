import { luminance } from './luminance.ts'

/** The contrast ratio of WCAG 2 for two #rgb or #rrggbb colours: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other]
    .map((hex) => luminance(hex.length === 4 ? hex.replace(/[\da-f]/giu, '$&$&') : hex))
    .toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** A foreground and a background token, with the contrast ratio that WCAG 2 AA requires. */
export interface ContrastPair {
  readonly front: string
  readonly ground: string
  /** 4.5 for text, 3 for the edges of controls, for buttons on a stage, and for focus rings. */
  readonly least: 4.5 | 3
}

const words = (front: string, ...grounds: readonly string[]): readonly ContrastPair[] =>
  grounds.map((ground) => ({ front, ground, least: 4.5 }))
const edges = (front: string, ...grounds: readonly string[]): readonly ContrastPair[] =>
  grounds.map((ground) => ({ front, ground, least: 3 }))

/** Every pair that components use. Add a pair here before you use it. */
export const contrastPairs: readonly ContrastPair[] = [
  ...words(
    '--color-text',
    '--color-surface',
    '--color-surface-subtle',
    '--color-action-subtle-hover',
    '--color-line-orboot',
    '--color-line-tacto',
    '--color-line-plugo',
    '--color-line-bundle',
    '--color-line-storybook',
    '--color-line-dabble',
    '--color-line-gift',
  ),
  ...words('--color-text-muted', '--color-surface', '--color-surface-subtle'),
  ...words('--color-text-inverse', '--color-surface-inverse'),
  ...words('--color-on-action', '--color-action', '--color-action-hover'),
  ...words('--color-on-neutral', '--color-neutral', '--color-neutral-hover'),
  ...words('--color-on-action-subtle', '--color-action-subtle', '--color-action-subtle-hover'),
  ...words('--color-link', '--color-surface', '--color-surface-subtle'),
  ...words('--color-link-hover', '--color-surface', '--color-surface-subtle'),
  ...words('--color-on-sale', '--color-sale'),
  ...words('--color-sale', '--color-surface'),
  ...words('--color-on-danger', '--color-danger', '--color-danger-hover'),
  ...words('--color-danger', '--color-surface', '--color-danger-subtle'),
  ...words('--color-on-success', '--color-success'),
  ...words('--color-success', '--color-surface', '--color-success-subtle'),
  ...words('--color-on-highlight', '--color-highlight'),
  ...words('--color-highlight', '--color-surface-inverse'),
  ...words('--color-on-promo', '--color-promo'),
  ...words('--color-promo-accent', '--color-promo'),
  ...words('--color-on-stage', '--color-stage'),
  ...words('--color-on-stage-action', '--color-stage-action', '--color-stage-action-hover'),
  ...edges('--color-border-control', '--color-surface', '--color-surface-subtle'),
  ...edges('--color-stage-action', '--color-stage'),
  ...edges('--color-stage-action-hover', '--color-stage'),
  ...edges('--color-focus', '--color-surface', '--color-surface-subtle', '--color-focus-gap'),
]
