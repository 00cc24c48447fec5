import { commonKeywords } from './commonKeywords.ts'
import type { PageMeta } from './PageHead.tsx'

export interface ProfileMeta extends PageMeta {
  readonly path: string
}

export function profileMeta(path: string, title: string, description: string): ProfileMeta {
  return { title, description, path, keywords: commonKeywords, isPrivate: true }
}
