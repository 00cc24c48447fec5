import type { CategorySlug } from './types.ts'

export interface Category {
  readonly id: number
  readonly slug: CategorySlug
  readonly name: string
  readonly description: string
}

export const categories: readonly Category[] = [
  {
    id: 2,
    slug: 'space-science',
    name: 'Space science',
    description: 'Planets, probes and how we get there.',
  },
  {
    id: 3,
    slug: 'maths',
    name: 'Maths',
    description: 'Numbers, patterns and how minds meet them.',
  },
  {
    id: 4,
    slug: 'life-on-earth',
    name: 'Life on Earth',
    description: 'Animals, fossils and the places they come from.',
  },
]
