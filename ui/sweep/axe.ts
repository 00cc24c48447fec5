import axe from 'axe-core'

/**
 * The findings of axe, one line each: the rule, the problem and the element.
 * @param unasked - rules to leave out
 */
export async function axeFindings(...unasked: readonly string[]): Promise<readonly string[]> {
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    // A story is only a part of a page, so it has no landmarks of its own.
    rules: Object.fromEntries(['region', ...unasked].map((rule) => [rule, { enabled: false }])),
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${any[0]?.message ?? ''} ${html.slice(0, 120)}`),
  )
}
