import { storeName } from '@stemside/rules'
import { failureSchema, type Endpoint } from '@stemside/rules/contract'
import * as z from 'zod/mini'

/** The parts of a JSON Schema that the pages use. */
export type JsonSchema = z.core.JSONSchema.JSONSchema

export interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly parameters: readonly {
    readonly name: string
    readonly in: 'query' | 'header' | 'path'
    readonly required: boolean
    readonly schema: JsonSchema
  }[]
  readonly requestBody?: {
    readonly required: true
    readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>
  }
  readonly responses: Readonly<Record<string, ResponseObject>>
}

interface ResponseObject {
  readonly description: string
  readonly headers: Readonly<
    Record<string, { readonly description: string; readonly schema: JsonSchema }>
  >
  readonly content: { readonly 'application/json': { readonly schema: JsonSchema } }
}

export interface OpenApi {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> }
}

/** Endpoints by name, by the group under which they are shown. */
export type EndpointGroups = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>

const statusWords: Readonly<Record<number, string>> = {
  400: 'The request does not fit its schema.',
  401: 'The session, the token, the password or the code is missing or not right.',
  402: 'The payment was declined.',
  403: 'The request comes from a page of another site.',
  404: 'Nothing is stored under this id or code.',
  409: 'The total differs from what the shopper saw (`figures` has the right ones), or the email address has an account.',
  422: 'The cart rules, the stock or the coupon (`couponCode` names it) do not allow it.',
  429: 'Too many requests in this minute.',
  503: 'The store cannot write at the moment.',
  504: 'The payment provider did not answer in time.',
}

/** The OpenAPI 3.1 document, generated from the schemas that check the requests. */
export function openApiOf(groups: EndpointGroups): OpenApi {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const [tag, endpoints] of Object.entries(groups)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
      const operation = operationOf(name, tag, endpoint)
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${storeName} store`,
      version: '1.0.0',
      description: 'Every call of the store. Money is a plain decimal number of the currency.',
    },
    paths,
    components: { schemas: { Failure: schemaOf(failureSchema, 'output') } },
  }
}

const contentTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  text: 'text/plain',
} as const

function operationOf(name: string, tag: string, endpoint: Endpoint): Operation {
  const { body, bodyType = 'json', response, refusals = [] } = endpoint
  const type = contentTypes[bodyType]
  const refused: Record<string, ResponseObject> = {}
  for (const status of [400, ...refusals]) refused[status] = refusal(status)
  return {
    operationId: name,
    tags: [tag],
    summary: endpoint.summary,
    parameters: parametersOf(endpoint),
    ...(body
      ? {
          requestBody: { required: true, content: { [type]: { schema: schemaOf(body, 'input') } } },
        }
      : {}),
    responses: {
      200: answer('As asked.', schemaOf(response, 'output')),
      ...refused,
    },
  }
}

function parametersOf({ path, query, headers }: Endpoint): Operation['parameters'] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path' as const,
    required: true,
    schema: { type: 'string' as const },
  }))
  return [...inPath, ...parametersIn('query', query), ...parametersIn('header', headers)]
}

function parametersIn(
  place: 'query' | 'header',
  schema: z.ZodMiniType | undefined,
): Operation['parameters'] {
  const { properties = {}, required = [] } = schema ? schemaOf(schema, 'input') : {}
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: typeof property === 'boolean' ? {} : property,
  }))
}

function refusal(status: number): ResponseObject {
  const schema: JsonSchema = { $ref: '#/components/schemas/Failure' }
  return answer(statusWords[status] ?? 'Refused.', schema)
}

/** Every answer of a call carries these. */
const headers: ResponseObject['headers'] = {
  Date: { description: 'The store’s time, as its clock is set.', schema: { type: 'string' } },
}

function answer(description: string, schema: JsonSchema): ResponseObject {
  return { description, headers, content: { 'application/json': { schema } } }
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
