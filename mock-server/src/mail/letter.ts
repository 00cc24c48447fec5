import { doctype, html, type Html } from '../html.ts'
import type { Mail } from './Mail.ts'

export interface Letter {
  readonly to: string
  readonly subject: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  /** A one-time code, in large digits. */
  readonly code?: string
  /** Addresses to open, each a button. */
  readonly links?: readonly { readonly label: string; readonly url: string }[]
  /** Rows of two columns, such as a toy and its price. */
  readonly rows?: readonly (readonly [label: string, figure: string])[]
  /** Paragraphs after the rows. */
  readonly closing?: readonly string[]
}

const goodbye = 'The Stemside team'

/** A letter as an e-mail: as plain text, and as HTML in the shop's design. */
export function mailOf(letter: Letter): Mail {
  return { to: letter.to, subject: letter.subject, text: textOf(letter), html: htmlOf(letter) }
}

function textOf(letter: Letter): string {
  const { greeting, paragraphs, code, links = [], rows = [], closing = [] } = letter
  const table = rows.map(([label, figure]) => `${label}: ${figure}`).join('\n')
  const addresses = links.map(({ label, url }) => `${label}: ${url}`).join('\n')
  const middle = [code ?? '', addresses, table].filter((text) => text !== '')
  return [greeting, ...paragraphs, ...middle, ...closing, goodbye].join('\n\n')
}

// Mail programs support style attributes, but few other ways to style.
const styles = {
  ground: 'margin:0;padding:32px 16px;background:#F3F6FC;color:#17203D;line-height:1.5',
  sheet:
    'max-width:528px;margin:0 auto;padding:32px;background:#fff;border-radius:24px;font:16px/1.5 Figtree,Arial,sans-serif',
  name: 'margin:0 0 24px;color:#2743E3;font-weight:800;font-size:18px',
  title: 'margin:0 0 16px;font-size:28px;line-height:1.1',
  paragraph: 'margin:0 0 16px',
  code: 'margin:0 0 24px;padding:16px;border-radius:16px;background:#F3F6FC;text-align:center;font:800 36px/1.2 Figtree,Arial,sans-serif;letter-spacing:12px;text-indent:12px',
  link: 'display:inline-block;padding:12px 24px;border-radius:99px;background:#2743E3;color:#fff;font-weight:700;text-decoration:none',
  table: 'width:100%;border-collapse:collapse;margin:8px 0 24px',
  label:
    'padding:10px 0;border-top:1px solid #DFE5F2;text-align:left;vertical-align:top;font-weight:400',
  figure:
    'padding:10px 0 10px 16px;border-top:1px solid #DFE5F2;text-align:right;vertical-align:top;white-space:nowrap;font-weight:700',
  goodbye: 'margin:24px 0 0;color:#56607F',
} as const

function htmlOf(letter: Letter): string {
  const { subject, greeting, paragraphs, code, links = [], rows = [], closing = [] } = letter
  const paragraph = (text: string) => html`<p style="${styles.paragraph}">${text}</p>`
  return html`${doctype}
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${subject}</title>
      </head>
      <body style="${styles.ground}">
        <div style="${styles.sheet}">
          <p style="${styles.name}">Stemside</p>
          <h1 style="${styles.title}">${subject}</h1>
          ${[greeting, ...paragraphs].map(paragraph)}
          ${code === undefined ? undefined : html`<p style="${styles.code}">${code}</p>`}
          ${links.map(linkOf)} ${rows.length === 0 ? undefined : tableOf(rows)}
          ${closing.map(paragraph)}
          <p style="${styles.goodbye}">${goodbye}</p>
        </div>
      </body>
    </html> `.markup
}

function linkOf({ label, url }: NonNullable<Letter['links']>[number]): Html {
  return html`<p style="${styles.paragraph}">
    <a style="${styles.link}" href="${url}">${label}</a>
  </p>`
}

function tableOf(rows: NonNullable<Letter['rows']>): Html {
  return html`<table style="${styles.table}">
    <tbody>
      ${rows.map(
        ([label, figure]) =>
          html`<tr>
            <th scope="row" style="${styles.label}">${label}</th>
            <td style="${styles.figure}">${figure}</td>
          </tr>`,
      )}
    </tbody>
  </table>`
}
