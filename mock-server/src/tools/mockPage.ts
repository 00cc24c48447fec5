import { collectionNames } from '../store/collections.ts'
import type { Fault } from './Faults.ts'
import { type Html, html } from '../html.ts'
import type { RequestEntry } from './RequestLog.ts'
import { scenarioNames, scenarios } from './scenarios.ts'
import type { Space } from './Spaces.ts'
import { toolPage } from './toolPage.ts'

/** GET /__mock: everything under /__mock on one page of plain forms. */
export async function mockPage({ shop, faults, requests }: Space): Promise<string> {
  const counts = await Promise.all(
    collectionNames.map(async (name) => ({
      name,
      total: (await shop.store.find(name, { limit: 0 })).total,
    })),
  )
  return toolPage(
    'Tools of the mock store',
    'Walk the shop into any state: what it holds, what time it is, what goes wrong. All of it can be called as well; the calls are listed under “Calls”.',
    html`<div class="board">
        ${scenarioPart()} ${clockPart(shop.clock.now())} ${faultPart(faults.list())}
        ${statePart(counts)}
      </div>
      ${requestPart(requests.list())}`,
  )
}

function scenarioPart(): Html {
  const rows = scenarioNames.map(
    (name) =>
      html`<li>
        <div>
          <strong>${name}</strong>
          <p>${scenarios[name].about}</p>
        </div>
        <form method="post" action="/__mock/scenario">
          <input type="hidden" name="name" value="${name}" />
          <button class="plain" aria-label="Load ${name}">Load</button>
        </form>
      </li>`,
  )
  return html`<section>
    <h2>Scenarios</h2>
    <ul class="rows">
      ${rows}
    </ul>
    <form method="post" action="/__mock/reset"><button>Reset everything</button></form>
  </section>`
}

function clockPart(now: Date): Html {
  return html`<section>
    <h2>Clock</h2>
    <p>
      In the shop it is <strong><time datetime="${now.toISOString()}">${inWords(now)}</time></strong
      >. Orders and codes are dated by it.
    </p>
    <form method="post" action="/__mock/clock">
      <label
        >Set it to (UTC)
        <input
          name="now"
          placeholder="2026-12-24T18:00:00Z"
          value="${now.toISOString().slice(0, 19)}Z"
        />
      </label>
      <button>Set the clock</button>
    </form>
    <form method="post" action="/__mock/clock">
      <button class="plain">Back to the present</button>
    </form>
  </section>`
}

function faultPart(faults: readonly Fault[]): Html {
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
        ? html`<p class="empty">Nothing goes wrong at the moment.</p>`
        : html`<ul class="rows">
            ${rows}
          </ul>`
    }
    <form method="post" action="/__mock/faults">
      <label
        >Path (ends with * for all that begin so)<input
          name="path"
          placeholder="/place_order"
          required
      /></label>
      <div class="pair">
        <label
          >Answer with status<input name="status" inputmode="numeric" placeholder="503"
        /></label>
        <label>Delay, ms<input name="delayMs" inputmode="numeric" placeholder="2000" /></label>
        <label
          >Cut the connection
          <select name="drop">
            <option value="">no</option>
            <option value="before">before anything is done</option>
            <option value="after">after it is done</option>
          </select>
        </label>
        <label>How many times<input name="times" inputmode="numeric" placeholder="always" /></label>
      </div>
      <button>Set the fault</button>
    </form>
    <form method="post" action="/__mock/faults"><button class="plain">Clear all</button></form>
  </section>`
}

function statePart(counts: readonly { readonly name: string; readonly total: number }[]): Html {
  const rows = counts.map(
    ({ name, total }) =>
      html`<dt>${name}</dt>
        <dd>${total}</dd>`,
  )
  return html`<section>
    <h2>What the store holds</h2>
    <dl>${rows}</dl>
    <p><a href="/__mock/state" download="stemside-state.json">Save it all as a file</a></p>
    <form method="post" action="/__mock/state">
      <label
        >Replace it by a saved state<textarea
          name="state"
          spellcheck="false"
          required
          placeholder="Paste the file here"
        ></textarea>
      </label>
      <button>Replace</button>
    </form>
  </section>`
}

function requestPart(entries: readonly RequestEntry[]): Html {
  if (entries.length === 0) {
    return html`<section>
      <h2>Requests</h2>
      <p class="empty">None yet.</p>
    </section>`
  }
  const rows = entries.map(
    ({ id, at, method, path, status, ms }) =>
      html`<tr>
        <td>${at.slice(11, 23)}</td>
        <td class="method ${method}">${method}</td>
        <td><code>${path}</code></td>
        <td class="number ${status < 400 ? 'good' : 'bad'}">${status}</td>
        <td class="number">${ms} ms</td>
        <td><code>${id.slice(0, 8)}</code></td>
      </tr>`,
  )
  return html`<section>
    <h2>Requests</h2>
    <div class="scroll" tabindex="0" role="region" aria-label="Requests">
      <table class="requests">
        <thead>
          <tr>
            <th>Time</th>
            <th>Method</th>
            <th>Path</th>
            <th class="number">Status</th>
            <th class="number">Took</th>
            <th>Id</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>
  </section>`
}

function faultInWords({ status, delayMs, drop, times }: Fault): string {
  const what = [
    delayMs === undefined ? '' : `waits ${delayMs} ms`,
    status === undefined ? '' : `answers ${status}`,
    drop === undefined ? '' : `cuts the connection ${drop} the work`,
  ].filter((part) => part !== '')
  return `${what.join(', ') || 'does nothing'}${times === undefined ? '' : `, ${times} times more`}`
}

function inWords(time: Date): string {
  return new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'full',
    timeStyle: 'medium',
    timeZone: 'UTC',
  }).format(time)
}
