/** Works through a list one item at a time, because a browser renders one picture at a time. */
export async function inTurn<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const [first, ...rest] = items
  if (first === undefined) return
  await work(first)
  await inTurn(rest, work)
}
