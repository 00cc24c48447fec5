import { expect, it } from 'vitest'
import { listOf } from './listOf.ts'

it.each([
  [[], ''],
  [['Orboot Mars'], 'Orboot Mars'],
  [['Orboot Mars', 'Plugo Link'], 'Orboot Mars and Plugo Link'],
  [['Orboot Mars', 'Plugo Link', 'Plugo Gamepad'], 'Orboot Mars, Plugo Link and Plugo Gamepad'],
])('lists the names %j as %j', (names, text) => {
  expect(listOf(names)).toBe(text)
})
