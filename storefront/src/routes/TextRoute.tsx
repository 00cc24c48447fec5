import { padlock, parcel } from '@stemside/ui/art/pictures/figures.ts'
import type { TextPage } from '@stemside/ui/content/pages/types'
import { TextScreen } from '@stemside/ui/screens/TextScreen'

/** The texts of a page, with its own path. */
export interface TextContent extends TextPage {
  readonly path: keyof typeof tops
  readonly changedOn: string
}

/** What stands at the top of each page. */
const tops = {
  '/privacy': { hue: 'tacto', picture: padlock },
  '/tnc': { hue: 'dabble', picture: parcel },
} as const

/** A page of running text. */
export function TextRoute({ page }: { readonly page: TextContent }) {
  return <TextScreen page={page} {...tops[page.path]} changedOn={page.changedOn} />
}
