import { storeName } from '@stemside/rules'
/**
 * Where a page shows detail that was made up for this shop, it shows the note. No other file of the
 * shop says what is a sample.
 */
export const sampleNotes = {
  shop: `${storeName} is a demonstration. Orders are real to this shop and to nobody else: payments go through a sandbox, and no money is taken.`,
  team: 'The desks below are samples. They show how a team like ours works together, and name nobody.',
  jobs: 'This page is a sample. The positions, and what it says about working here, belong to no real company, and nobody is hired through it.',
  reviews: 'The reviews are samples, and their authors are fictional.',
  devices:
    'The models below are a sample. Their figures are those that their makers published. We have not tried each of them.',
  kickstarter:
    'This campaign is a sample. What you choose stays in this tab, nothing is sent and nothing is charged.',
} as const
