import { productName } from '../catalogue/productName.ts'
import { type Html, html } from '../base/html.ts'
import type { StockRow } from '../store/shopRows.ts'
import type { Form } from './mockPage.ts'
import { pagePath } from './readForms.ts'
import { scenarioNames, scenarios } from './scenarios.ts'

export function scenarioPart(form: Form): Html {
  const rows = scenarioNames.map(
    (name) =>
      html`<li>
        <div>
          <strong>${name}</strong>
          <p>${scenarios[name].about}</p>
        </div>
        ${form(
          '/__mock/scenario',
          html`<input type="hidden" name="name" value="${name}" />
            <button class="plain" aria-label="Load ${name}">Load</button>`,
        )}
      </li>`,
  )
  return html`<section>
    <h2>Scenarios</h2>
    <ul class="rows">
      ${rows}
    </ul>
    ${form('/__mock/reset', html`<button>Reset everything</button>`)}
  </section>`
}

export function clockPart(form: Form, now: Date): Html {
  const shown = now.toISOString().slice(0, 19)
  return html`<section>
    <h2>Clock</h2>
    <p>In the shop it is <time datetime="${now.toISOString()}">${inWords(now)}</time> UTC.</p>
    ${form(
      '/__mock/clock',
      html`<label>Set it to (UTC)<input name="now" value="${shown}Z" required /></label>
        <button>Set the clock</button>`,
    )}
    ${form('/__mock/clock', html`<button class="plain">Back to the present</button>`)}
  </section>`
}

export function stockPart(
  form: Form,
  rows: readonly { readonly id: string; readonly row: StockRow }[],
): Html {
  const options = rows.map(
    ({ id, row }) => html`<option value="${id}">${productName(id)} (${row.units})</option>`,
  )
  return html`<section>
    <h2>Stock</h2>
    <p>Whoever waits for a toy gets a mail once there is one again.</p>
    ${form(
      '/__mock/stock',
      html`<div class="pair wide-first">
          <label
            >Toy<select name="sku">
              ${options}
            </select></label
          >
          <label>Units<input name="units" inputmode="numeric" value="0" required /></label>
        </div>
        <button>Set the stock</button>`,
    )}
  </section>`
}

export function statePart(
  form: Form,
  counts: readonly { readonly name: string; readonly total: number }[],
  stateUrl: string,
): Html {
  const rows = counts.map(
    ({ name, total }) =>
      html`<dt>${name}</dt>
        <dd>${total}</dd>`,
  )
  return html`<section>
    <h2>State</h2>
    <details>
      <summary>What the store holds</summary>
      <dl>${rows}</dl>
    </details>
    <p><a href="${stateUrl}" download="stemside-state.json">Save it all as a file</a></p>
    ${form(
      '/__mock/state',
      html`<label
          >Replace it by a saved state<textarea
            name="state"
            spellcheck="false"
            required
            placeholder="Paste the file here"
          ></textarea>
        </label>
        <button>Replace</button>`,
    )}
  </section>`
}

export function spacePart(shown: string, names: readonly string[]): Html {
  const link = (name: string, path: string) =>
    name === shown
      ? html`<li><strong aria-current="page">${name}</strong></li>`
      : html`<li><a href="${path}">${name}</a></li>`
  return html`<section>
    <h2>Spaces</h2>
    <p>
      A test that sends <code>x-mock-space: its-name</code> gets a shop of its own. This page shows
      one at a time.
    </p>
    <ul class="chips">
      ${link('main', pagePath(undefined))} ${names.map((name) => link(name, pagePath(name)))}
    </ul>
  </section>`
}

function inWords(time: Date): string {
  return new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'full',
    timeStyle: 'medium',
    timeZone: 'UTC',
  }).format(time)
}
