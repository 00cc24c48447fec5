import { soldSkus } from '@stemside/rules'
import * as fc from 'fast-check'
import type { JsonSchema } from '../tools/openapi.ts'

/** Values that no schema asks for. */
export const rubbish: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    1.5,
    1e9,
    Number.MAX_VALUE,
    '',
    ' ',
    '\u0000',
    '__proto__',
    'constructor',
    '\ud800',
    [],
    {},
    { __proto__: null, length: -1 },
    'x'.repeat(1000),
  ),
)

/** Mostly values that a schema accepts, so that requests get far; sometimes others. */
export function fromSchema(schema: JsonSchema | boolean): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: fittingTo(schema) }, { weight: 1, arbitrary: rubbish })
}

function fittingTo(schema: JsonSchema | boolean): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean') return rubbish
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(fromSchema))
  switch (schema.type) {
    case 'object':
      return objectOf(schema)
    case 'array': {
      const { items } = schema
      const item = items === undefined || Array.isArray(items) ? rubbish : fromSchema(items)
      return fc.array(item, { maxLength: 4 })
    }
    case 'integer':
      return fc.integer({ min: -1, max: 22 })
    case 'number':
      return fc.oneof(
        fc.integer({ min: 0, max: 20_000 }).map((cents) => cents / 100),
        fc.double(),
      )
    case 'boolean':
      return fc.boolean()
    default:
      return textOf(schema)
  }
}

function objectOf({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, fromSchema(property)]),
  )
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) })
}

/** Texts that mean something to the shop, and any other text. */
function textOf({ format }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'email') return fc.oneof(fc.constant('maya@example.com'), fc.emailAddress())
  return fc.oneof(
    fc.constantFrom(...soldSkus),
    fc.constantFrom('SPRING30', 'TRYNEW', 'sandbox_approve', 'sandbox_decline', '5550100200', '+1'),
    fc.constantFrom('90210', '560001', 'CA', 'Dubai', '[{"sku":"orboot","quantity":1}]'),
    fc.string({ unit: 'binary', maxLength: 80 }),
  )
}

/** A body with one of its fields, or of the fields within them, replaced by rubbish; or as it is. */
export function almost(body: object): fc.Arbitrary<unknown> {
  const replaced = Object.entries(body).map(([name, value]: [string, unknown]) => {
    const inside = typeof value === 'object' && value !== null ? almost(value) : rubbish
    return fc.oneof(inside, rubbish).map((other) => Object.assign(copyOf(body), { [name]: other }))
  })
  return fc.oneof(fc.constant(body), ...replaced)
}

function copyOf(body: object): object {
  return Array.isArray(body) ? Array.from<unknown>(body) : { ...body }
}
