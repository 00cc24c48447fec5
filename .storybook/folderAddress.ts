/** A folder's address with a slash at its end; undefined if it is none. */
export function folderAddress(given: string): string | undefined {
  if (!URL.canParse(given)) return undefined
  const { protocol, search, hash, href } = new URL(given)
  const isFolder = /^https?:$/u.test(protocol) && search === '' && hash === ''
  return isFolder ? href.replace(/\/*$/u, '/') : undefined
}

/** The same page of Storybook at another address. */
export function movedTo(folder: string, link: string): string {
  return folder + new URL(link).search
}
