import { randomInt } from 'node:crypto'

/** Without 0, O, 1 and I, which people confuse. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** An order's id, such as STEM-7K2MQ-94XRT: easy to read out and hard to guess. */
export function newOrderId(): string {
  return ['STEM', group(), group()].join('-')
}

function group(): string {
  return randomLetters(5)
}

/** Letters and digits that people do not confuse. */
export function randomLetters(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}
