import type { Change } from './changesBetween.ts'

const headings = { removed: 'Removed', changed: 'Changed', added: 'Added' } as const
const kinds = ['removed', 'changed', 'added'] as const satisfies readonly Change['kind'][]

/** What a reader must know about every chapter. */
export const limits =
  'This compares the entries, exports and names of props of `@stemside/ui`, not types, texts or looks.'

/** The changes as a chapter of a changelog. */
export function markdownOf(title: string, changes: readonly Change[]): string {
  const sections = kinds.flatMap((kind) => {
    const lines = changes
      .filter((change) => change.kind === kind)
      .map(({ isBreaking, text }) => `- ${isBreaking ? '**Breaking:** ' : ''}${text}`)
    return lines.length === 0 ? [] : [`### ${headings[kind]}`, lines.join('\n')]
  })
  const body = sections.length === 0 ? ['Nothing changed.'] : sections
  return [`## ${title}`, ...body, limits].join('\n\n')
}
