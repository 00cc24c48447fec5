/** Names as a sentence lists them: "Orboot Mars, Plugo Link and Plugo Gamepad". */
export function listOf(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
