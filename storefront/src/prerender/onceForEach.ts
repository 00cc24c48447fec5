/** Remembers the result for each text. Further arguments count only the first time that a text is given. */
export function onceForEach<R, A extends readonly unknown[]>(
  compute: (given: string, ...rest: A) => R,
): (given: string, ...rest: A) => R {
  const results = new Map<string, R>()
  return (given, ...rest) => {
    const result = results.get(given) ?? compute(given, ...rest)
    results.set(given, result)
    return result
  }
}
