import { type Html, html } from '../base/html.ts'
import type { MailRow } from '../store/shopRows.ts'
import type { Entry } from '../store/port.ts'
import type { RequestEntry } from './RequestLog.ts'

/** The mails that would have been sent; `query` is what leads to the space that is shown. */
export function mailPart(rows: readonly Entry<MailRow>[], total: number, query: string): Html {
  const cells = rows.map(
    ({ id, row: { to, subject, at } }) =>
      html`<tr>
        <td><a href="/__mock/outbox/${id}${query}">${subject}</a></td>
        <td>${to}</td>
        <td>${at.slice(0, 16).replace('T', ' ')}</td>
      </tr>`,
  )
  const more = total > rows.length ? html`<p>The last ${rows.length} of ${total}.</p>` : undefined
  return listPart('Outbox', 'No mail yet: place an order.', ['Subject', 'To', 'Sent'], cells, more)
}

/** The last requests that the shop answered. */
export function requestPart(entries: readonly RequestEntry[]): Html {
  const cells = entries.map(
    ({ id, at, method, path, status, ms }) =>
      html`<tr>
        <td>${at.slice(11, 23)}</td>
        <td class="method ${method}">${method}</td>
        <td><code>${path}</code></td>
        <td class="${status < 400 ? 'good' : 'bad'}">${status}</td>
        <td>${ms} ms</td>
        <td><code>${id}</code></td>
      </tr>`,
  )
  const heads = ['Time', 'Method', 'Path', 'Status', 'Took', 'x-request-id']
  return listPart('Requests', 'None yet.', heads, cells)
}

function listPart(
  title: string,
  empty: string,
  heads: readonly string[],
  rows: readonly Html[],
  foot?: Html,
): Html {
  const table = html`<div class="scroll" tabindex="0" role="region" aria-label="${title}">
      <table class="list">
        <thead>
          <tr>
            ${heads.map((head) => html`<th scope="col">${head}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>
    ${foot}`
  return html`<section>
    <h2>${title}</h2>
    ${rows.length === 0 ? html`<p>${empty}</p>` : table}
  </section>`
}
