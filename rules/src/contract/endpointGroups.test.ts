import { expect, test } from 'vitest'

import type { Endpoint } from './endpoint.ts'
import { endpointGroups, everyEndpoint } from './endpointGroups.ts'

const inGroups = Object.values<Readonly<Record<string, Endpoint>>>(endpointGroups).flatMap(
  (group) => Object.values(group),
)

test('no two calls share a name: the table of all calls has every call of every group', () => {
  expect(Object.values(everyEndpoint)).toEqual(inGroups)
})

test('no two calls share a method and a path', () => {
  const addresses = inGroups.map(({ method, path }) => `${method} ${path}`)
  expect(addresses).toEqual([...new Set(addresses)])
})
