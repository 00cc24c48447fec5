// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { randomKey } from '../state/randomKey.ts'
import { createWishes } from '../state/wishes.ts'
import { restorePage } from '../test/restorePage.ts'
import { keepWishes } from './keepWishes.ts'

const name = 'stemside.wishes'

beforeEach(() => localStorage.clear())

/** A page that keeps its wish list in the browser. */
function openPage() {
  const wishes = createWishes()
  return { wishes, stop: keepWishes(wishes, window) }
}

test('the list is there after a reload, and leaves no key once it is empty', async () => {
  const { wishes, stop } = openPage()
  wishes.add(['orboot', 'tacto_chess'])
  await Promise.resolve()
  stop()
  const next = openPage()
  expect(next.wishes.state.skus).toEqual(['orboot', 'tacto_chess'])
  next.wishes.remove('orboot')
  next.wishes.remove('tacto_chess')
  await Promise.resolve()
  expect(localStorage.getItem(name)).toBeNull()
  next.stop()
})

test('a change that is not sent yet survives a reload with its owner', async () => {
  const { wishes, stop } = openPage()
  wishes.claimFor('sam@example.com')
  wishes.add(['orboot'])
  await Promise.resolve()
  stop()
  const { state } = openPage().wishes
  expect(state.owner).toBe('sam@example.com')
  expect(state.unsent.add).toEqual(['orboot'])
})

test.each(['', '{', '[]', '{"skus":"orboot"}', '{"skus":[1,null,"no_such_toy"],"unsent":7}'])(
  'stored text %j counts as an empty list',
  (text) => {
    localStorage.setItem(name, text)
    expect(openPage().wishes.state.skus).toEqual([])
  },
)

test('the ids of a shared list survive a reload', async () => {
  const { wishes, stop } = openPage()
  const id = randomKey()
  wishes.shareBy(id)
  await Promise.resolve()
  stop()
  expect(openPage().wishes.state.ids).toEqual([id])
  localStorage.setItem(name, JSON.stringify({ ids: [7] }))
  expect(openPage().wishes.state.ids).toEqual([])
})

test('another tab’s change is shown here', () => {
  const { wishes, stop } = openPage()
  localStorage.setItem(name, JSON.stringify({ skus: ['orboot_mars'] }))
  window.dispatchEvent(new StorageEvent('storage', { key: name }))
  expect(wishes.state.skus).toEqual(['orboot_mars'])
  stop()
})

test('another page’s change is shown when Back restores this one', () => {
  const { wishes, stop } = openPage()
  localStorage.setItem(name, JSON.stringify({ skus: ['orboot_mars'] }))
  restorePage()
  expect(wishes.state.skus).toEqual(['orboot_mars'])
  localStorage.clear()
  restorePage()
  expect(wishes.state.skus).toEqual([])
  stop()
})

test('a list that only the page has, because storage is blocked, is there when Back restores the page', () => {
  const events = new EventTarget()
  const blocked = {
    get localStorage(): Storage {
      throw new DOMException('denied', 'SecurityError')
    },
    sessionStorage,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  }
  const wishes = createWishes()
  const stop = keepWishes(wishes, blocked)
  wishes.add(['orboot'])
  restorePage(events)
  expect(wishes.state.skus).toEqual(['orboot'])
  stop()
})
