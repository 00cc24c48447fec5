import { purchaseToWire } from '@stemside/rules/contract'
import { mayasPurchase } from '../seed/maya.ts'
import { type Html, html } from '../base/html.ts'
import type { JsonSchema, OpenApi, Operation } from './openapi.ts'
import { exampleOf, fieldsOf, typeInWords } from './schemaInWords.ts'
import { toolPage } from './toolPage.ts'

/** GET /docs: the OpenAPI document as a page to read. */
export function docsPage({ info, paths }: OpenApi): string {
  const groups = new Map<string, Html[]>()
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const [tag = ''] = operation.tags
      const calls = groups.get(tag) ?? []
      calls.push(callPart(method.toUpperCase(), path, operation))
      groups.set(tag, calls)
    }
  }
  const parts = [...groups].map(
    ([tag, calls]) =>
      html`<h2 class="group">${tag}</h2>
        ${calls}`,
  )
  return toolPage('/docs', 'Calls of the store', info.description, html`${parts}`)
}

function callPart(method: string, path: string, operation: Operation): Html {
  const [bodyType, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  const { 200: answer, ...refusals } = operation.responses
  const schema = answer?.content['application/json'].schema
  return html`<details class="call" id="${operation.operationId}">
    <summary>
      <span class="method ${method}">${method}</span><code>${path}</code
      ><span>${wordsOf(operation.summary)}</span>
    </summary>
    <div class="body">
      ${parameterPart(operation)}
      ${
        body &&
        html`<h3>Body, ${bodyType}</h3>
          ${fieldPart(operation.operationId, body.schema)}`
      }
      ${
        schema &&
        html`<h3>Answer</h3>
          <pre>${JSON.stringify(exampleOf(schema), null, 2)}</pre>`
      }
      <h3>Refusals</h3>
      <table>
        <tbody>
          ${Object.entries(refusals).map(
            ([status, { description }]) =>
              html`<tr>
                <td class="bad">${status}</td>
                <td>${description}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </details>`
}

/** A sentence; text between backticks becomes code. */
function wordsOf(text: string): Html {
  const parts = text.split('`')
  return html`${parts.map((part, index) => (index % 2 ? html`<code>${part}</code>` : html`${part}`))}`
}

function parameterPart({ parameters }: Operation): Html | undefined {
  if (parameters.length === 0) return undefined
  const rows = parameters.map(
    ({ name, in: place, required, schema }) =>
      html`<tr>
        <td><code>${name}</code></td>
        <td>${place}</td>
        <td>${typeInWords(schema)}${required ? '' : ', optional'}</td>
      </tr>`,
  )
  return html`<h3>Parameters</h3>
    <table class="fields">
      <tbody>
        ${rows}
      </tbody>
    </table>`
}

/** Example bodies whose fields depend on each other. */
const examples: Readonly<Record<string, object>> = { placeOrder: purchaseToWire(mayasPurchase) }

function fieldPart(operationId: string, schema: JsonSchema): Html {
  const rows = Array.from(
    fieldsOf(schema),
    ({ name, words }) =>
      html`<tr>
        <td><code>${name}</code></td>
        <td>${words}</td>
      </tr>`,
  )
  return html`<table class="fields">
      <tbody>
        ${rows}
      </tbody>
    </table>
    <h3>Example</h3>
    <pre>${JSON.stringify(examples[operationId] ?? exampleOf(schema), null, 2)}</pre>`
}
