/** Markup that is safe to put into a page as it stands. */
export class Html {
  readonly markup: string

  constructor(markup: string) {
    this.markup = markup
  }
}

export const doctype = new Html('<!doctype html>')

type Part = Html | string | number | undefined | readonly Html[]

/** Markup with parts filled in: texts are escaped, markup is not, undefined is nothing. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const filled = texts.map((text, index) => text + markupOf(parts[index]))
  return new Html(filled.join(''))
}

function markupOf(part: Part): string {
  if (part === undefined) return ''
  if (part instanceof Html) return part.markup
  if (typeof part === 'object') return part.map(({ markup }) => markup).join('')
  return String(part).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
