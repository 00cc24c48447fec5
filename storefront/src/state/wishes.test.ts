import { expect, test } from 'vitest'
import { randomKey } from './randomKey.ts'
import { createWishes } from './wishes.ts'

const nothing = { add: [], remove: [], ids: [] }

test('a guest’s list has the newest toy first, and nothing to send', () => {
  const wishes = createWishes()
  wishes.add(['orboot'])
  wishes.add(['tacto_chess', 'orboot'])
  expect(wishes.state.skus).toEqual(['tacto_chess', 'orboot'])
  wishes.remove('tacto_chess')
  expect(wishes.state).toMatchObject({ skus: ['orboot'], owner: undefined, unsent: nothing })
})

test('a guest’s list joins the account that signs in, another account’s list does not', () => {
  const wishes = createWishes()
  wishes.add(['orboot'])
  wishes.claimFor('sam@example.com')
  expect(wishes.state.unsent).toEqual({ add: ['orboot'], remove: [], ids: [] })
  wishes.settle(wishes.state.unsent, { skus: ['orboot', 'plugo_count'], ids: [] })
  expect(wishes.state.skus).toEqual(['orboot', 'plugo_count'])
  wishes.claimFor('ada@example.com')
  expect(wishes.state).toMatchObject({ skus: [], owner: 'ada@example.com', unsent: nothing })
})

test('changes during a call are kept, and only those are sent next', () => {
  const wishes = createWishes()
  wishes.claimFor('sam@example.com')
  wishes.add(['orboot'])
  const sent = wishes.state.unsent
  wishes.add(['tacto_chess'])
  wishes.remove('orboot')
  wishes.settle(sent, { skus: ['orboot', 'orboot_mars'], ids: [] })
  expect(wishes.state.skus).toEqual(['tacto_chess', 'orboot_mars'])
  expect(wishes.state.unsent).toEqual({ add: ['tacto_chess'], remove: ['orboot'], ids: [] })
})

test('a list notes an id once, and gives it to the account that signs in', () => {
  const wishes = createWishes()
  const id = randomKey()
  wishes.shareBy(id)
  wishes.shareBy(id)
  wishes.claimFor('sam@example.com')
  const sent = wishes.state.unsent
  expect(sent.ids).toEqual([id])
  const ofAnotherDevice = randomKey()
  wishes.settle(sent, { skus: [], ids: [id, ofAnotherDevice] })
  expect(wishes.state).toMatchObject({ ids: [id, ofAnotherDevice], unsent: nothing })
})

test('an id that is made during a call is kept, and sent next', () => {
  const wishes = createWishes()
  wishes.claimFor('sam@example.com')
  const { unsent } = wishes.state
  const id = randomKey()
  wishes.shareBy(id)
  expect(wishes.state.unsent.ids).toEqual([id])
  wishes.settle(unsent, { skus: [], ids: [] })
  expect(wishes.state).toMatchObject({ ids: [id], unsent: { ids: [id] } })
})
