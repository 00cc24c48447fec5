import { endpoints } from '@stemside/rules/contract'
import { describe, expect, test } from 'vitest'
import { call } from '../testing/call.ts'
import { startTestServer } from '../testing/startTestServer.ts'
import { documentedGroups } from './docRoutes.ts'
import { openApiOf } from './openapi.ts'

const document = openApiOf(documentedGroups)

describe('the OpenAPI document', () => {
  test('is served at /openapi.json (§7.28)', async () => {
    const { address } = await startTestServer()
    const response = await fetch(`${address}/openapi.json`)
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(document)))
    expect(document.openapi).toBe('3.1.0')
  })

  test('has every endpoint, with its body, answer and refusals (§7.25)', () => {
    for (const group of Object.values(documentedGroups)) {
      for (const [name, endpoint] of Object.entries(group)) {
        const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
        const operation = document.paths[path]?.[endpoint.method.toLowerCase()]
        expect(operation?.operationId).toBe(name)
        expect(operation?.requestBody !== undefined).toBe(endpoint.body !== undefined)
        const statuses = ['200', '400', ...(endpoint.refusals ?? []).map(String)]
        expect(Object.keys(operation?.responses ?? {}).toSorted()).toEqual(
          [...new Set(statuses)].toSorted(),
        )
      }
    }
  })

  test('takes types and limits from the schemas', () => {
    const operation = document.paths['/place_order']?.['post']
    const schema = operation?.requestBody?.content['application/json']?.schema
    expect(schema).toMatchObject({
      type: 'object',
      additionalProperties: false,
      properties: { cart_data: { type: 'array', minItems: 1, maxItems: 200 } },
    })
    expect(document.paths['/orders/{orderId}']?.['get']?.parameters).toMatchObject([
      { name: 'orderId', in: 'path', required: true },
      { name: 'email', in: 'query', required: false },
      { name: 'x-access-token', in: 'header', required: false },
    ])
  })
})

test('the example order of /docs can be placed unchanged', async () => {
  const { address } = await startTestServer()
  const text = await (await fetch(`${address}/docs`)).text()
  const part = text.slice(text.indexOf('id="placeOrder"'))
  const shown = /<h3>Example<\/h3>\s*<pre>([^<]*)<\/pre>/.exec(part)?.[1] ?? ''
  const body = endpoints.placeOrder.body.parse(JSON.parse(shown.replaceAll('&#34;', '"')))
  const { orderId } = await call(address, endpoints.placeOrder, { body })
  expect(orderId).toMatch(/^STEM-/)
})

test('/docs lists every call with its summary (§7.28)', async () => {
  const { address } = await startTestServer()
  const text = await (await fetch(`${address}/docs`)).text()
  for (const { path, summary } of Object.values(endpoints)) {
    expect(text).toContain(path.replace(/:(\w+)/g, '{$1}'))
    expect(text).toContain(summary.replaceAll("'", '&#39;'))
  }
})
