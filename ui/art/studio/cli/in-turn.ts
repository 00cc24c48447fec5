/** Works through a list one item after the other, because there is only one renderer. */
export async function inTurn<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const [first, ...rest] = items
  if (first === undefined) return
  await work(first)
  await inTurn(rest, work)
}
