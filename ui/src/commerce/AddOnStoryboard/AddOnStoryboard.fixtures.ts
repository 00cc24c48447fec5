import { storyboards } from '../../content/storyboards.ts'

/** Enough of Orboot Earth's add-ons to see how they stand. */
export const threeStories = storyboards.slice(0, 3)
