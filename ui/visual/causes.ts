import type { Kind } from './kinds.ts'

/** What has changed since the pictures were stored. */
export interface Changes {
  /** Paths from the repository's root. */
  readonly files: readonly string[]
  /** Each design token whose value changed, with the tokens that caused it: itself or those that it reads. */
  readonly tokens: ReadonlyMap<string, ReadonlySet<string>>
}

/** What a story's picture depends on. */
export interface Dependencies {
  /** The paths of all files that the story's file imports, itself included. */
  readonly files: ReadonlySet<string>
  /** The design tokens that its style sheets read. */
  readonly tokens: ReadonlySet<string>
}

/** Files that every story depends on, although its file does not import them. */
const baseStyles = /^ui\/src\/tokens\/(?:reset|fonts|media|layers)\.css$/u

/** The kind of a file: the first whose pattern matches. */
const kindsOfFiles: readonly (readonly [kind: Kind, files: RegExp])[] = [
  ['Story', /\.(?:stories|fixtures)\.tsx?$|^ui\/src\/test\/(?:Matrix|Stage|world)/u],
  ['Content', /^(?:ui\/src\/content|rules\/src|mock-server\/src)\//u],
  ['Component', /^ui\/src\/[\w-]+\/\w+\//u],
  ['Art', /^ui\/art\//u],
]

/**
 * The likely causes of a difference, the likeliest first: the changed tokens that the story's styles
 * read, then the changed files that it imports. Test files are never a cause.
 */
export function causesOf(changes: Changes, { files, tokens }: Dependencies): readonly string[] {
  const changedTokens = [...tokens].flatMap((name) => Array.from(changes.tokens.get(name) ?? []))
  const changedFiles = changes.files.filter((file) => files.has(file) || baseStyles.test(file))
  const named = changedFiles.flatMap((file) => {
    if (baseStyles.test(file)) return [causeOf('Base styles', lastPart(file))]
    const [kind] = kindsOfFiles.find(([, pattern]) => pattern.test(file)) ?? []
    if (kind === undefined) return []
    return [causeOf(kind, kind === 'Component' ? folderOf(file) : shortened(file))]
  })
  const causes = [
    ...changedTokens.map((name) => causeOf('Token', name)),
    ...named.filter((cause) => !cause.startsWith('Story')),
    ...named.filter((cause) => cause.startsWith('Story')),
    ...(changes.files.includes('package-lock.json')
      ? [causeOf('Package', 'package-lock.json')]
      : []),
  ]
  return [...new Set(causes)]
}

const causeOf = (kind: Kind, name: string) => `${kind}: ${name}`

const lastPart = (file: string) => file.slice(file.lastIndexOf('/') + 1)

const shortened = (file: string) => file.replace(/^ui\/src\//u, '')

/** Returns `core/Button` for `ui/src/core/Button/Button.module.css`. */
const folderOf = (file: string) => file.split('/').slice(2, 4).join('/')

/**
 * Returns a file and all files that it imports, directly or through others. It also works for a token and the tokens
 * that it reads.
 */
export function importedBy(
  file: string,
  imports: ReadonlyMap<string, readonly string[]>,
  found = new Set<string>(),
): ReadonlySet<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const imported of imports.get(file) ?? []) importedBy(imported, imports, found)
  return found
}

/**
 * Returns each affected token with the changed tokens that affect it: itself, or tokens that it reads, directly or
 * through others.
 */
export function tokensBehind(
  changed: ReadonlySet<string>,
  reads: ReadonlyMap<string, readonly string[]>,
): Changes['tokens'] {
  const behind = [...reads.keys()].map(
    (name) => [name, [...importedBy(name, reads)].filter((each) => changed.has(each))] as const,
  )
  return new Map(
    behind.filter(([, found]) => found.length > 0).map(([name, found]) => [name, new Set(found)]),
  )
}
