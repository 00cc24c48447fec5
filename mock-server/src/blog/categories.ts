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
    slug: 'earth-and-space',
    name: 'Earth and space',
    description: 'Maps, globes, planets and how we get there.',
  },
  {
    id: 3,
    slug: 'maths-and-games',
    name: 'Maths and games',
    description: 'Numbers, strategy, and playing with people who hate to lose.',
  },
  {
    id: 4,
    slug: 'life-on-earth',
    name: 'Life on Earth',
    description: 'Animals, fossils and the places they come from.',
  },
  {
    id: 5,
    slug: 'making-and-coding',
    name: 'Making and coding',
    description: 'Circuits, bridges, crystals, programs, and what to do when they fail.',
  },
  {
    id: 6,
    slug: 'words',
    name: 'Words',
    description: 'Letters, stories and secret messages.',
  },
  {
    id: 7,
    slug: 'at-home',
    name: 'At home',
    description: 'For the kitchen table, the sofa and the rainy week.',
  },
  {
    id: 8,
    slug: 'in-the-classroom',
    name: 'In the classroom',
    description: 'Lesson plans with times, materials and what usually goes wrong.',
  },
]
