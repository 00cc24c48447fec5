import { expect, test } from 'vitest'

import type { Endpoint } from './endpoint.ts'
import { endpointGroups, everyEndpoint } from './endpointGroups.ts'

const inGroups = Object.values<Readonly<Record<string, Endpoint>>>(endpointGroups).flatMap(
  (group) => Object.values(group),
)

test('each call has a name of its own: the table of all calls leaves out none of the groups’ calls', () => {
  expect(Object.values(everyEndpoint)).toEqual(inGroups)
})

test('no two calls have the same method and path', () => {
  const addresses = inGroups.map(({ method, path }) => `${method} ${path}`)
  expect(addresses).toEqual([...new Set(addresses)])
})
