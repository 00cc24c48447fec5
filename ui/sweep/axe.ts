import axe from 'axe-core'

/**
 * What axe has to say about the page, a line for each: the rule, what is wrong, and where.
 *
 * @param unasked - rules that are left out
 */
export async function axeFindings(...unasked: readonly string[]): Promise<readonly string[]> {
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    // A story is a part of a page, not one: its landmarks are those of the page around it.
    rules: Object.fromEntries(['region', ...unasked].map((rule) => [rule, { enabled: false }])),
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${any[0]?.message ?? ''} ${html.slice(0, 120)}`),
  )
}
