import { cutText } from '../characters.ts'
import { ageBands } from './ages.ts'
import { categories } from './categories.ts'
import { priceBands } from './priceBands.ts'
import { shelfLines } from './shelfLines.ts'
import { shelfSorts, wholeShelf, type ShelfQuery } from './shelf.ts'

/** The names of all parameters that a listing reads from its address. */
export const shelfParameterNames = ['q', 'line', 'skill', 'age', 'price', 'sort'] as const

/** Reads one parameter of an address, as `URLSearchParams.get` does. */
export type ReadParameter = (name: string) => string | null

/** Reads a listing's state from its address. Unknown values are ignored. */
export function shelfQueryFrom(read: ReadParameter): ShelfQuery {
  const lines = (read('line') ?? '').split(',')
  const skills = (read('skill') ?? '').split(',')
  return {
    text: cutText((read('q') ?? '').trim(), 200),
    lines: shelfLines.filter((line) => lines.includes(line)),
    categories: categories.filter((category) => skills.includes(category)),
    age: ageBands.find((band) => band === read('age')) ?? wholeShelf.age,
    price: priceBands.find((band) => band === read('price')) ?? wholeShelf.price,
    sort: shelfSorts.find((sort) => sort === read('sort')) ?? wholeShelf.sort,
  }
}

/** Writes a listing's state as names and values of parameters; defaults are left out. */
export function shelfParameters(query: ShelfQuery): readonly (readonly [string, string])[] {
  const all: readonly (readonly [string, string, string])[] = [
    ['q', query.text.trim(), wholeShelf.text],
    ['line', query.lines.join(','), ''],
    ['skill', query.categories.join(','), ''],
    ['age', query.age, wholeShelf.age],
    ['price', query.price, wholeShelf.price],
    ['sort', query.sort, wholeShelf.sort],
  ]
  return all.flatMap(([name, value, usual]) => (value === usual ? [] : [[name, value] as const]))
}
