import type { Post } from '../types.ts'
import { dinosaurColours } from './dinosaurColours.ts'
import { launchWindow } from './launchWindow.ts'
import { seeingFour } from './seeingFour.ts'

/** Newest first, as a blog shows them. */
export const posts: readonly Post[] = [launchWindow, seeingFour, dinosaurColours]
