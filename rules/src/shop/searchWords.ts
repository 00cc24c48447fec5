import type { ProductLine } from '../catalogue/types.ts'

/** Other words that shoppers use for the toys of a line, beside names and skills. */
export const lineWords: Readonly<Partial<Record<ProductLine, string>>> = {
  orboot: 'globe world planet',
  tacto: 'tablet board game',
  plugo: 'tablet kit music',
  bundle: 'set',
  storybook: 'books reading',
  dabble: 'craft experiment kit',
}

/** Words that match every toy. */
export const commonWords =
  'educational learning AR toys, games and gifts for kids, children, boys, girls; age, years, old'
