import { exampleOrigin, type PagesManifest } from '@stemside/rules/contract/pages'

/** The manifest of a build without pages. */
export const emptyManifest: PagesManifest = {
  routes: [],
  dynamic: {},
  scriptHashes: [],
  styleHashes: {},
  origin: exampleOrigin,
  foreign: { connect: [], pictures: [], widgets: [] },
  hasOwnBlog: true,
}
