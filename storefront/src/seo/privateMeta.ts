import { commonKeywords } from './commonKeywords.ts'
import type { PageMeta } from './PageHead.tsx'

export interface PrivateMeta extends PageMeta {
  readonly path: string
}

/** The metadata of a page that belongs to one shopper or one purchase: search engines leave it out. */
export function privateMeta(path: string, title: string, description: string): PrivateMeta {
  return { title, description, path, keywords: commonKeywords, isPrivate: true }
}
