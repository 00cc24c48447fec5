import { scryptSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { createPasswords, usualCost } from './passwords.ts'

test('a password is hashed by scrypt with 16 MB, five passes and a salt of its own', async () => {
  const passwords = createPasswords(usualCost)
  const [one, other] = await Promise.all([passwords.hash('horse'), passwords.hash('horse')])
  expect(one.salt).not.toBe(other.salt)
  const salt = Buffer.from(one.salt, 'base64')
  expect(salt).toHaveLength(16)
  const derived = scryptSync('horse', salt, 32, { N: 2 ** 14, r: 8, p: 5 })
  expect(one.hash).toBe(derived.toString('base64'))
  expect(await passwords.isRight('horse', one)).toBe(true)
  expect(await passwords.isRight('house', one)).toBe(false)
})
