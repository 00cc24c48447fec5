/** The looks a page can wear. `default` is the shop as it is all year. Source: art direction, "Seasons". */
export const seasons = [
  'default',
  'birthday',
  'black-friday',
  'holiday',
  'republic-day',
  'back-to-school',
  'july-4',
  'launch',
  'welcome',
] as const

/** Set as `data-season` on `<html>`, so that overlays in portals wear it too. */
export type Season = (typeof seasons)[number]
