/** Works through a list one by one: there is one renderer. */
export async function inTurn<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const [first, ...rest] = items
  if (first === undefined) return
  await work(first)
  await inTurn(rest, work)
}
