import { samplePosts } from '../../editorial/PostCard/PostCard.fixtures.ts'
import { lesson } from '../../editorial/Prose/Prose.fixtures.ts'
import type { Post } from './PostScreen.tsx'

export const samplePost: Post = { ...samplePosts[0], html: lesson }
