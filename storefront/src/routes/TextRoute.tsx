import { padlock, parcel, robot } from '@stemside/ui/art/pictures/figures.ts'
import type { DatedPage } from '@stemside/ui/content/pages/types'
import { TextScreen } from '@stemside/ui/screens/TextScreen'

/** The texts of a page, with its own path. */
export interface TextContent extends DatedPage {
  readonly path: keyof typeof tops
}

/** What stands at the top of each page. */
const tops = {
  '/delivery': { hue: 'orboot', picture: parcel },
  '/guarantee': { hue: 'plugo', picture: robot },
  '/privacy': { hue: 'tacto', picture: padlock },
  '/tnc': { hue: 'dabble', picture: parcel },
} as const

/** A page of running text. */
export function TextRoute({ page }: { readonly page: TextContent }) {
  return <TextScreen page={page} {...tops[page.path]} changedOn={page.changedOn} />
}
