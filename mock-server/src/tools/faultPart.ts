import { type Html, html } from '../base/html.ts'
import type { Fault } from './Faults.ts'
import type { Form } from './mockPage.ts'

/** The injected faults, and a form to add one. */
export function faultPart(form: Form, faults: readonly Fault[]): Html {
  const rows = faults.map(
    (fault) =>
      html`<li>
        <div>
          <code>${fault.method ?? 'any'} ${fault.path}</code>
          <p>${faultInWords(fault)}</p>
        </div>
      </li>`,
  )
  return html`<section>
    <h2>Faults</h2>
    ${
      rows.length === 0
        ? html`<p>Nothing goes wrong at the moment.</p>`
        : html`<ul class="rows">
              ${rows}
            </ul>
            ${form('/__mock/faults', html`<button class="plain">Clear all</button>`)}`
    }
    <h3>A new one</h3>
    ${form('/__mock/faults', fields)}
  </section>`
}

const methods = ['GET', 'POST'].map((method) => html`<option>${method}</option>`)

const fields = html`<div class="pair wide-first">
    <label>Path<input name="path" placeholder="/place_order" required /></label>
    <label
      >Method<select name="method">
        <option value="">any</option>
        ${methods}
      </select></label
    >
  </div>
  <p class="hint">A * at the end stands for all that begins so: /get*</p>
  <div class="pair">
    <label>Status<input name="status" inputmode="numeric" placeholder="503" /></label>
    <label>Delay, ms<input name="delayMs" inputmode="numeric" placeholder="2000" /></label>
  </div>
  <label
    >Cut the connection
    <select name="drop">
      <option value="">no</option>
      <option value="before">before anything is done</option>
      <option value="after">after it is done: nobody hears of it</option>
    </select>
  </label>
  <label>How many times<input name="times" inputmode="numeric" placeholder="always" /></label>
  <button>Set the fault</button>`

function faultInWords({ status, delayMs, drop, times }: Fault): string {
  const what = [
    delayMs === undefined ? '' : `waits ${delayMs} ms`,
    status === undefined ? '' : `answers ${status}`,
    drop === undefined ? '' : `cuts the connection ${drop} the work`,
  ].filter((part) => part !== '')
  return `${what.join(', ') || 'does nothing'}${times === undefined ? '' : `, ${times} times more`}`
}
