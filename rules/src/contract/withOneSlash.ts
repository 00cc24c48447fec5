/**
 * A path that begins with one slash: slashes and backslashes at its start, plain or percent-encoded, become one.
 * Browsers read a path that begins with `//` or `/\\` as the address of another host, and ignore tabs in it.
 */
export function withOneSlash(path: string): string {
  return path.replace(/^\s*[/\\](?:[/\\\s]|%2f|%5c)*/i, '/')
}
