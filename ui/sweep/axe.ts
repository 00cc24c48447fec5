import axe from 'axe-core'

/** What axe has to say about the page, a line for each: the rule, what is wrong, and where. */
export async function axeFindings(): Promise<readonly string[]> {
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    // A story is a part of a page, not one, and a sheet of them has many headers.
    rules: {
      region: { enabled: false },
      'landmark-no-duplicate-banner': { enabled: false },
      'landmark-unique': { enabled: false },
    },
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${any[0]?.message ?? ''} ${html.slice(0, 120)}`),
  )
}
