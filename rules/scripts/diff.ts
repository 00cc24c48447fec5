import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { textOf } from '../fixtures/carts.ts'
import { priceBook } from '../fixtures/priceBook.ts'
import * as here from '../src/index.ts'
import { makeCorpus, type Case } from './corpus.ts'

/*
 * Prices the corpus with the rules of the working tree and with those of another commit, and shows which
 * totals change and why: `npm run rules:diff`, or `npm run rules:diff -- <commit>`.
 */

type Engine = Pick<typeof here, 'compileCatalogue' | 'priceCart'>
type Totals = here.PricedCart['totals']

const parts = ['listTotal', 'combos', 'coupon', 'shipping'] as const satisfies (keyof Totals)[]
const mostShown = 40

const commit = process.argv[2] ?? 'main'
const there = await engineOf(commit)
const corpus = makeCorpus()
const changed = corpus.flatMap((one) => compare(one, price(there, one), price(here, one)))

console.log(`${corpus.length} carts, priced by ${commit} and by the rules here`)
console.log(changed.length === 0 ? 'Every total is the same.' : `${changed.length} totals differ:`)
for (const text of changed.slice(0, mostShown)) console.log(text)
if (changed.length > mostShown) console.log(`… and ${changed.length - mostShown} more`)

/** Unpacks the rules of another commit, loads them, and deletes the copy. */
async function engineOf(ref: string): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'))
  try {
    const archive = execFileSync('git', ['archive', ref, 'rules'], { maxBuffer: 2 ** 28 })
    execFileSync('tar', ['-x', '-C', folder], { input: archive })
    const loaded: unknown = await import(pathToFileURL(join(folder, 'rules/src/index.ts')).href)
    if (!isEngine(loaded)) throw new Error(`${ref} has no rules that price a cart`)
    return loaded
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function isEngine(loaded: unknown): loaded is Engine {
  return (
    typeof loaded === 'object' &&
    loaded !== null &&
    'compileCatalogue' in loaded &&
    'priceCart' in loaded
  )
}

function price(engine: Engine, { country, cart, coupon }: Case): here.PricedCart {
  const catalogue = engine.compileCatalogue({ priceList: priceBook[country] })
  return engine.priceCart(cart, catalogue, coupon ? { coupon } : {})
}

function compare(one: Case, before: here.PricedCart, after: here.PricedCart): string[] {
  if (before.totals.total === after.totals.total) return []
  const show = (amount: here.MinorUnits) => here.formatMoney(amount, one.country)
  const change = (of: (typeof parts)[number] | 'total') =>
    `${show(before.totals[of])} → ${show(after.totals[of])}`
  const moved = parts.filter((part) => before.totals[part] !== after.totals[part])
  return [
    [
      `${one.country}  ${textOf(one.cart)}${one.coupon ? `, ${one.coupon.code}` : ''}: ${change('total')}`,
      ...moved.map((part) => `      ${part}: ${change(part)}`),
      ...reasons(before, after).map((text) => `    - ${text}`),
      ...reasons(after, before).map((text) => `    + ${text}`),
    ].join('\n'),
  ]
}

/** Explanations that only one of the two carts has. */
function reasons(of: here.PricedCart, other: here.PricedCart): string[] {
  const others = new Set(other.explanations.map((explanation) => JSON.stringify(explanation)))
  return of.explanations
    .filter((explanation) => !others.has(JSON.stringify(explanation)))
    .map(
      ({ subject, id, reason, figures }) => `${subject} ${id} ${reason} ${JSON.stringify(figures)}`,
    )
}
