import { maya } from '../seed/maya.ts'
import type { JsonSchema } from './openapi.ts'

/** What a schema allows, in a few words: "text, 1 to 64 characters". */
export function typeInWords(schema: JsonSchema | boolean): string {
  if (typeof schema === 'boolean') return 'anything'
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map(String).join(' | ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return [...new Set(choices.map(typeInWords))].join(' or ')
  switch (schema.type) {
    case 'string':
      return `${schema.format ?? 'text'}${rangeInWords(schema.minLength, schema.maxLength, 'characters')}`
    case 'integer':
      return `whole number${rangeInWords(schema.minimum, schema.maximum, '')}`
    case 'number':
      return `number${rangeInWords(schema.minimum, schema.maximum, '')}`
    case 'array':
      return `list${rangeInWords(schema.minItems, schema.maxItems, 'items')}`
    case undefined:
      return 'anything'
    default:
      return String(schema.type)
  }
}

function rangeInWords(least: number | undefined, most: number | undefined, unit: string): string {
  const bounded = most !== undefined && most < Number.MAX_SAFE_INTEGER ? most : undefined
  if (bounded === undefined) return least === undefined ? '' : `, from ${least} ${unit}`.trimEnd()
  return `, ${least ?? 0} to ${bounded} ${unit}`.trimEnd()
}

export interface Field {
  /** The path of the field, such as `address.city`; `[]` means each item of a list. */
  readonly name: string
  readonly words: string
}

/** The fields of an object, those inside them included. */
export function* fieldsOf(
  { properties = {}, required = [] }: JsonSchema,
  within = '',
): Generator<Field> {
  for (const [key, property] of Object.entries(properties)) {
    const name = `${within}${key}`
    const optional = required.includes(key) ? '' : ', optional'
    yield { name, words: `${typeInWords(property)}${optional}` }
    if (typeof property === 'boolean') continue
    const { items } = property
    if (items !== undefined && typeof items === 'object' && !Array.isArray(items)) {
      yield* fieldsOf(items, `${name}[].`)
    } else yield* fieldsOf(property, `${name}.`)
  }
}

/** Example values, by the name of the field. */
const samples: Readonly<Record<string, string>> = {
  sku: 'orboot_mars',
  gift: 'tacto_classics',
  couponCode: 'WELCOME10',
  cartItems: '[{"sku":"orboot","quantity":1}]',
  ...maya.customer,
  ...maya.address,
  countryCode: maya.customer.dialCode,
  token: 'sandbox_approve',
  source: 'footer',
  event: 'visit',
  now: '2026-12-24T18:00:00Z',
  path: '/place_order',
}

/** A value of the kind that a schema describes, for showing; `name` is the field that it is for. */
export function exampleOf(schema: JsonSchema | boolean, name = ''): unknown {
  if (typeof schema === 'boolean') return {}
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [choice] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []
  if (choice !== undefined) return exampleOf(choice, name)
  switch (schema.type) {
    case 'object':
      return exampleOfObject(schema)
    case 'array':
      return schema.items && !Array.isArray(schema.items) ? [exampleOf(schema.items)] : []
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 0, 1)
    case 'boolean':
      return true
    default:
      return samples[name] ?? '…'
  }
}

function exampleOfObject({
  properties = {},
  additionalProperties,
  propertyNames,
}: JsonSchema): unknown {
  if (additionalProperties !== undefined && typeof additionalProperties === 'object') {
    const named = typeof propertyNames === 'object' ? propertyNames.enum?.[0] : undefined
    return { [String(named ?? '…')]: exampleOf(additionalProperties) }
  }
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, exampleOf(property, name)]),
  )
}
