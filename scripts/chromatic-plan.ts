interface Story {
  readonly id: string
  readonly title: string
}

/** A mode of Chromatic: a window and the choices of Storybook's world menu. */
type Mode = Readonly<Record<string, string>>

/**
 * What Chromatic would photograph, as text: the stories of each component, the modes, and the number of snapshots, which
 * Chromatic counts and bills. It takes each story in each mode.
 */
export function planOf(stories: readonly Story[], modes: Readonly<Record<string, Mode>>): string {
  const titles = [...new Set(stories.map(({ title }) => title))]
  const names = Object.keys(modes)
  const total = stories.length * names.length
  return [
    'Stories',
    ...titles.map((title) => {
      const own = stories
        .filter((story) => story.title === title)
        .map(({ id }) => id.split('--')[1])
      return `  ${title}: ${own.join(', ')}`
    }),
    'Modes of each story',
    ...Object.entries(modes).map(([name, mode]) => `  ${name}: ${Object.values(mode).join(', ')}`),
    `${stories.length} stories × ${names.length} modes = ${total.toLocaleString('en')} snapshots.`,
    'An upload after a small change costs less: Chromatic counts a snapshot of an unchanged story as a fifth.',
  ].join('\n')
}
