import { emailPattern } from '../validation/patterns.ts'
import type { Advice } from './advice.ts'

/** Large providers whose addresses end with ".com". */
const providers = [
  'gmail',
  'googlemail',
  'hotmail',
  'icloud',
  'outlook',
  'protonmail',
  'rediffmail',
  'yahoo',
]

/** Endings that no domain has. */
const noEnding = /\.(?:con|cmo|comm|coom|cpm|ocm|vom|xom)$/

/** Endings of some countries. With the name of a large provider they are slips. */
const rareEnding = /^(?:cm|co|om)$/

/** Asks about an email address with one wrong key in a large provider's domain, or with an ending that does not exist. */
export function adviseOnEmail(typed: string): Advice | undefined {
  const email = typed.trim()
  if (!emailPattern.test(email)) return undefined
  const [person = '', host = ''] = email.split('@')
  const domain = host.toLowerCase()
  const meant = withoutSlip(domain.replace(noEnding, '.com'))
  if (meant === domain) return undefined
  const replacement = `${person}@${meant}`
  return { text: `Did you mean ${replacement}?`, replacement }
}

function withoutSlip(domain: string): string {
  const [name = '', ...ending] = domain.split('.')
  const meant = providers.includes(name) ? name : providers.find((known) => isSlip(name, known))
  if (meant === undefined) return domain
  const end = ending.join('.')
  if (end === 'com' || (meant === name && rareEnding.test(end))) return `${meant}.com`
  return domain
}

/**
 * Whether one letter is wrong, missing or too many, or two are swapped. The first letter must be right, because
 * ymail.com and mail.com exist.
 */
function isSlip(typed: string, meant: string): boolean {
  const start = sharedStart(typed, meant)
  if (start === 0) return false
  const end = sharedStart(backwards(typed.slice(start)), backwards(meant.slice(start)))
  const wrong = typed.slice(start, typed.length - end)
  const right = meant.slice(start, meant.length - end)
  return (
    Math.max(wrong.length, right.length) === 1 || (wrong.length === 2 && wrong === backwards(right))
  )
}

function sharedStart(one: string, other: string): number {
  const differs = Array.from(one).findIndex((letter, at) => letter !== other[at])
  return differs === -1 ? one.length : differs
}

const backwards = (text: string) => Array.from(text).toReversed().join('')
