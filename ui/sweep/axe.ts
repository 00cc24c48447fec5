import axe from 'axe-core'

/**
 * The findings of axe, one line each: the rule, the problem and the element.
 * @param skippedRules - rules to leave out
 */
export async function axeFindings(...skippedRules: readonly string[]): Promise<readonly string[]> {
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    // Without `region`: a story is a part of a page, so its content need not be in landmarks.
    rules: Object.fromEntries(
      ['region', ...skippedRules].map((rule) => [rule, { enabled: false }]),
    ),
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${any[0]?.message ?? ''} ${html.slice(0, 120)}`),
  )
}
