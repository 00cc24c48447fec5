import axe from 'axe-core'
import { z } from 'zod'
import { contrastSeen } from './contrastSeen.ts'

/** What axe tells of a contrast, such as "4.5:1". */
const contrastData = z.object({ expectedContrastRatio: z.string() })

/** What axe cannot decide, and what we know of it. */
const known: readonly { readonly rule: string; readonly elements: string; readonly why: string }[] =
  [
    {
      rule: 'aria-hidden-focus',
      elements: '[data-radix-focus-guard], [data-aria-hidden]',
      why: 'Radix keeps the focus in an open dialog: its guards pass it on, and what is behind cannot get it.',
    },
    {
      rule: 'color-contrast',
      elements: '[aria-hidden="true"], [aria-hidden="true"] *',
      why: 'An icon, such as the star of a rating, stands beside words that say the same.',
    },
    {
      rule: 'color-contrast',
      elements: '[autocomplete="one-time-code"]',
      why: 'The digits of a code are drawn in its boxes; the text of the field itself is transparent.',
    },
  ]

/**
 * The findings of axe, one line each: the rule, the problem and the element. What axe cannot decide counts too, unless it
 * is known: contrast is then measured in a picture.
 * @param within - the element to check
 * @param skippedRules - rules to leave out
 */
export async function axeFindings(
  within: Element = document.body,
  ...skippedRules: readonly string[]
): Promise<readonly string[]> {
  const { violations, incomplete } = await axe.run(within, {
    resultTypes: ['violations', 'incomplete'],
    // Without `region`: a story is a part of a page, so its content need not be in landmarks.
    rules: Object.fromEntries(
      ['region', ...skippedRules].map((rule) => [rule, { enabled: false }]),
    ),
  })
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => lineOf(id, any[0]?.message ?? '', html)),
  )
  for (const { id, nodes } of incomplete) {
    for (const node of nodes) {
      const finding = await findingIn(id, node)
      if (finding !== undefined) found.push(lineOf(id, finding, node.html))
    }
  }
  return found
}

const lineOf = (rule: string, problem: string, html: string) =>
  `${rule}: ${problem} ${html.slice(0, 120)}`

/** Decides what axe could not. Returns the problem; undefined if there is none. */
async function findingIn(
  rule: string,
  { target, any }: axe.NodeResult,
): Promise<string | undefined> {
  const element = document.querySelector<HTMLElement>(target.join(' '))
  if (element === null) return 'The element is gone.'
  if (known.some((one) => one.rule === rule && element.matches(one.elements))) return undefined
  if (rule !== 'color-contrast') return any[0]?.message ?? 'axe cannot decide.'
  const { expectedContrastRatio } = contrastData.parse(any[0]?.data)
  const least = Number.parseFloat(expectedContrastRatio)
  const ratio = await contrastSeen(element)
  return ratio >= least ? undefined : `${ratio.toFixed(2)} of ${least}`
}
