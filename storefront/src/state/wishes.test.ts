import { expect, test } from 'vitest'
import { createWishes } from './wishes.ts'

const nothing = { add: [], remove: [] }

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
  expect(wishes.state.unsent).toEqual({ add: ['orboot'], remove: [] })
  wishes.settle(wishes.state.unsent, ['orboot', 'plugo_count'])
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
  wishes.settle(sent, ['orboot', 'orboot_mars'])
  expect(wishes.state.skus).toEqual(['tacto_chess', 'orboot_mars'])
  expect(wishes.state.unsent).toEqual({ add: ['tacto_chess'], remove: ['orboot'] })
})
