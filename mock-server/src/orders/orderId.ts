import { randomInt } from 'node:crypto'

/** Without 0, O, 1 and I, which people confuse. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** An order's id, such as STEM-7K2MQ-94XRT: easy to read out and hard to guess. */
export function newOrderId(): string {
  return ['STEM', group(), group()].join('-')
}

function group(): string {
  return Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('')
}
