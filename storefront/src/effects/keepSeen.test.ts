// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { createSeen } from '../state/seen.ts'
import { keepSeen } from './keepSeen.ts'
import { storageKeys } from './storageKeys.ts'

/** Valtio reports changes in a microtask. */
const settle = () => Promise.resolve()

beforeEach(() => localStorage.clear())

test('a later visit knows the toys of the last one', async () => {
  const first = createSeen()
  const stop = keepSeen(first, window)
  first.add('orboot')
  first.add('tacto_chess')
  await settle()
  stop()
  first.add('plugo_count')
  await settle()
  const next = createSeen()
  keepSeen(next, window)()
  expect(next.state.skus).toEqual(['tacto_chess', 'orboot'])
})

test('a toy whose page was opened before storage is read is stored', () => {
  const seen = createSeen()
  seen.add('orboot')
  keepSeen(seen, window)()
  expect(storageKeys.seen.read(window)).toBe('orboot')
})

test('stored toys that the shop no longer sells are ignored', () => {
  storageKeys.seen.write(window, 'orboot,jeep,,constructor')
  const seen = createSeen()
  keepSeen(seen, window)()
  expect(seen.state.skus).toEqual(['orboot'])
})
