/**
 * The seasonal looks. `default` is the look of the rest of the year. Source: art direction,
 * "Seasons".
 */
export const seasons = [
  'default',
  'birthday',
  'black-friday',
  'holiday',
  'republic-day',
  'back-to-school',
  'july-4',
  'launch',
  'rakhi',
  'welcome-2022',
  'instagram',
] as const

/** Set as `data-season` on `<html>`, so that overlays in portals get it too. */
export type Season = (typeof seasons)[number]

/** The look that goes with a banner of `bannerFor`. Welcome is the shop as it is all year. */
export function seasonOf(banner: Exclude<Season, 'default'> | 'welcome'): Season {
  return banner === 'welcome' ? 'default' : banner
}
