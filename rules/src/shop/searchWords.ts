import type { ProductLine } from '../catalogue/types.ts'

/** What shoppers call the toys of a line, where neither names nor skills say it. */
export const lineWords: Readonly<Partial<Record<ProductLine, string>>> = {
  orboot: 'globe world planet',
  tacto: 'tablet board game',
  plugo: 'tablet kit music',
  bundle: 'set',
  storybook: 'books reading',
  dabble: 'craft experiment kit',
}

/** Words that fit every toy: a search may use them, and they exclude none. */
export const commonWords =
  'educational learning AR toys, games and gifts for kids, children, boys, girls; age, years, old'
