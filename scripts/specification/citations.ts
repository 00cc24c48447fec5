/** A place in a test file that cites the specification. */
export interface Citation {
  readonly file: string
  readonly sections: readonly string[]
  /** What the test says, below what its file and its group say. */
  readonly words: string
}

const comment = /\/\*\*?([\s\S]*?)\*\//g
/** A test's or a group's title, also behind the table of an `each`. */
const title =
  /\b(describe|it|test)(?:\.\w+)*(?:<[^(]*>)?\(\s*(['"`])((?:\\.|(?!\2)[\s\S])*?)\2|\]\)\(\s*(['"`])((?:\\.|(?!\4)[\s\S])*?)\4/g

/** Every test title and comment of a file that cites a section, such as §4, itself or by what stands above it. */
export function citationsIn(file: string, source: string): readonly Citation[] {
  const isOpening = (index: number) => !/\b(?:describe|it|test)\b.*\(/.test(source.slice(0, index))
  const places = [
    ...[...source.matchAll(comment)].map((match) => ({
      index: match.index,
      kind: isOpening(match.index) ? ('opening' as const) : ('comment' as const),
      words: match[1] ?? '',
    })),
    ...[...source.matchAll(title)].map((match) => ({
      index: match.index,
      kind: match[1] === 'describe' ? ('group' as const) : ('test' as const),
      words: match[3] ?? match[5] ?? '',
    })),
  ].toSorted((a, b) => a.index - b.index)

  let opening = ''
  let group = ''
  return places.flatMap(({ kind, words }) => {
    if (kind === 'opening') opening += ` ${words}`
    if (kind === 'group') group = words
    const all = [opening, group, words].join(' ').replace(/\s+/g, ' ').trim()
    const sections = [...new Set(all.match(/§\d/g))]
    return sections.length === 0 ? [] : { file, sections, words: all }
  })
}
