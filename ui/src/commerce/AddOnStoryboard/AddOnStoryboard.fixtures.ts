import { storyboards } from '../../content/storyboards.ts'

/** Three of Orboot Earth's add-ons. */
export const threeStories = storyboards.slice(0, 3)
