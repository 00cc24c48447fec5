/** The colour schemes. docs/decisions/290-a-dark-scheme-by-tokens.md */
export const schemes = ['light', 'dark'] as const

/** Set as `data-scheme` on `<html>`, so that overlays in portals get it too. */
export type Scheme = (typeof schemes)[number]

/** What a visitor may choose: a scheme, or `device` for the one that their device has. */
export const schemeChoices = ['device', ...schemes] as const

export type SchemeChoice = (typeof schemeChoices)[number]
