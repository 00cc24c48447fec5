// @vitest-environment jsdom
import { addWishlistIds, changeWishes } from '@stemside/rules'
import { wishesUpdateSchema } from '@stemside/rules/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { storesWith } from '../test/storeStub.ts'
import { randomKey } from '../state/randomKey.ts'
import { wishesOf } from '../state/wishes.ts'
import { followWishes } from './accountWishes.ts'

const sam = { name: 'Sam Sample', email: 'sam@example.com' }

let stops: (() => void)[] = []
beforeEach(() => localStorage.clear())
afterEach(() => {
  for (const stop of stops) stop()
  stops = []
})

/** Sam’s wish list at a store, and a browser that follows it. */
function account(...skus: readonly string[]) {
  let kept: readonly string[] = skus
  let ids: readonly string[] = []
  let isDown = false
  const { stores, asked } = storesWith({
    '/user/wishlist': () => {
      if (isDown) return 'unreachable'
      const body = asked.at(-1)?.body ?? ''
      if (body !== '') {
        const change = wishesUpdateSchema.parse(JSON.parse(body))
        kept = changeWishes(kept, change)
        ids = addWishlistIds(ids, change.ids ?? [])
      }
      return { status: 200, body: { status: 'success', data: kept, ids } }
    },
  })
  stops.push(followWishes(stores, window))
  return {
    stores,
    wishes: wishesOf(stores),
    stored: () => kept,
    storedIds: () => ids,
    calls: () => asked.filter(({ path }) => path === '/user/wishlist').length,
    setDown: (down: boolean) => {
      isDown = down
    },
  }
}

test('a visitor sends nothing', async () => {
  const { wishes, calls } = account()
  wishes.add(['orboot'])
  await Promise.resolve()
  expect(calls()).toBe(0)
})

test('a guest’s list joins the account at sign-in', async () => {
  const { stores, wishes, stored, storedIds } = account('plugo_count')
  wishes.add(['orboot'])
  const id = randomKey()
  wishes.shareBy(id)
  stores.session.put(sam)
  await expect.poll(() => wishes.state.skus).toEqual(['orboot', 'plugo_count'])
  expect(stored()).toEqual(['orboot', 'plugo_count'])
  expect(storedIds()).toEqual([id])
})

test('later changes are sent at once', async () => {
  const { stores, wishes, stored } = account('plugo_count', 'orboot_mars')
  stores.session.put(sam)
  await expect.poll(() => wishes.state.skus).toEqual(['plugo_count', 'orboot_mars'])
  wishes.remove('plugo_count')
  await expect.poll(stored).toEqual(['orboot_mars'])
  wishes.add(['orboot'])
  await expect.poll(stored).toEqual(['orboot', 'orboot_mars'])
})

test('a change that the store did not get is sent with the next fetch of the session', async () => {
  const { stores, wishes, stored, calls, setDown } = account()
  stores.session.put(sam)
  await expect.poll(calls).toBe(1)
  setDown(true)
  wishes.add(['orboot'])
  await expect.poll(calls).toBeGreaterThan(1)
  expect(wishes.state.skus).toEqual(['orboot'])
  setDown(false)
  await expect
    .poll(() => {
      stores.session.put({ ...sam })
      return stored()
    })
    .toEqual(['orboot'])
})

test('the list of another account never reaches this one', async () => {
  const { stores, wishes, stored } = account()
  wishes.restore({
    skus: ['orboot'],
    ids: [],
    owner: 'ada@example.com',
    unsent: { add: ['orboot'], remove: [], ids: [] },
  })
  stores.session.put(sam)
  await expect.poll(() => wishes.state.owner).toBe(sam.email)
  await expect.poll(() => wishes.state.skus).toEqual([])
  expect(stored()).toEqual([])
})
