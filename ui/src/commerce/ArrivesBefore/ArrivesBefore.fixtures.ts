/** A Tuesday. In the United States its orders arrive from November 27 to December 2. */
export const orderedOn = '2026-11-24'

/** Days for each verdict in the United States. */
export const wantedDays = {
  inTime: '2026-12-24',
  uncertain: '2026-11-30',
  tooLate: '2026-11-26',
} as const
