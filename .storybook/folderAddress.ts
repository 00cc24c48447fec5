/** Adds a slash to the address of a folder; undefined if it is not one. */
export function folderAddress(given: string): string | undefined {
  if (!URL.canParse(given)) return undefined
  const { protocol, origin, pathname, search, hash } = new URL(given)
  const isFolder = /^https?:$/u.test(protocol) && search === '' && hash === ''
  return isFolder ? origin + pathname.replace(/\/*$/u, '/') : undefined
}

/** The same link, but to the Storybook at `folder`. */
export function movedTo(folder: string, link: string): string {
  return folder + new URL(link).search
}
