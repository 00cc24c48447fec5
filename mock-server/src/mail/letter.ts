import { shopContact, storeName } from '@stemside/rules'
import { doctype, html, type Html } from '../base/html.ts'
import type { Mail } from '../base/Mail.ts'

export interface Letter {
  readonly to: string
  readonly subject: string
  /** A card above the greeting: a few words and a figure on a colour, such as `#FFB9C6`. */
  readonly card?: { readonly ground: string; readonly greeting: string; readonly figure: string }
  readonly greeting: string
  /** The URL of a picture, for the HTML only. The mail must be clear without it, because many programs block pictures. */
  readonly picture?: string
  readonly paragraphs: readonly string[]
  /** A one-time code, in large digits. */
  readonly code?: string
  /** A longer code, such as a gift card's. */
  readonly smallCode?: string
  /** Addresses to open, each a button; the first is the strongest. */
  readonly links?: readonly { readonly label: string; readonly url: string }[]
  /** Rows of two columns, such as a toy and its price. */
  readonly rows?: readonly (readonly [label: string, figure: string])[]
  /** Paragraphs after the rows. */
  readonly closing?: readonly string[]
}

const goodbye = `The ${storeName} team`
const footer = `Cross over to the STEM side. Questions? Write to ${shopContact.email}.`

/** A letter as an email: as plain text, and as HTML in the shop's design. */
export function mailOf(letter: Letter): Mail {
  return { to: letter.to, subject: letter.subject, text: textOf(letter), html: htmlOf(letter) }
}

function textOf(letter: Letter): string {
  const {
    card,
    greeting,
    paragraphs,
    code,
    smallCode,
    links = [],
    rows = [],
    closing = [],
  } = letter
  const table = rows.map(([label, figure]) => `${label}: ${figure}`).join('\n')
  const addresses = links.map(({ label, url }) => `${label}: ${url}`).join('\n')
  const middle = [code ?? '', smallCode ?? '', addresses, table].filter((text) => text !== '')
  const first = card ? [card.greeting] : []
  return [...first, greeting, ...paragraphs, ...middle, ...closing, goodbye, footer].join('\n\n')
}

// Mail programs support style attributes and tables, but few other ways to style. Colours are those of
// ui/src/tokens/primitives.css.
const bodyFont = 'font:16px/1.5 Figtree,Arial,sans-serif'
const styles = {
  ground: `margin:0;padding:0;background:#F3F6FC;color:#17203D;${bodyFont}`,
  /** Programs show it after the subject in their lists of mails; the mail itself hides it. */
  preview: 'display:none;max-height:0;overflow:hidden',
  frame: `background:#F3F6FC;color:#17203D;${bodyFont}`,
  column: 'padding:24px 12px',
  width: 'max-width:560px',
  brand: 'padding:0 12px 16px',
  left: 'width:12px;height:24px;border-radius:12px 0 0 12px;background:#FF5A4A',
  right: 'width:12px;height:24px;border-radius:0 12px 12px 0;background:#2743E3',
  halfStep: 'padding-top:12px',
  name: 'padding-left:8px;color:#17203D;font:900 26px/1 Gabarito,Figtree,Arial,sans-serif;letter-spacing:-0.5px',
  sheet: 'padding:32px 24px;background:#fff;border-radius:24px',
  title: 'margin:0 0 16px;font:800 28px/1.15 Gabarito,Figtree,Arial,sans-serif',
  paragraph: 'margin:0 0 16px;overflow-wrap:anywhere',
  card: 'margin:0 0 24px;padding:32px 24px;border-radius:24px;color:#17203D',
  cardGreeting: 'margin:0 0 24px;font:800 28px/1.15 Gabarito,Figtree,Arial,sans-serif',
  cardFigure: 'margin:0;font:800 20px/1.2 Figtree,Arial,sans-serif',
  code: 'margin:0 0 24px;padding:16px;border-radius:16px;background:#E6EAFC;color:#1B30AE;text-align:center;font:800 36px/1.2 Figtree,Arial,sans-serif;letter-spacing:12px;text-indent:12px',
  smallCode:
    'margin:0 0 24px;padding:16px 0;border-radius:16px;background:#E6EAFC;color:#1B30AE;text-align:center;font:800 16px/1.5 Figtree,Arial,sans-serif;white-space:nowrap',
  link: 'display:inline-block;padding:12px 24px;border-radius:24px;background:#2743E3;color:#fff;font-weight:700;text-decoration:none',
  otherLink:
    'display:inline-block;padding:10px 22px;border:2px solid #2743E3;border-radius:24px;background:#fff;color:#2743E3;font-weight:700;text-decoration:none',
  // It has no fixed height: a mail program that blocks the picture then shows no gap.
  picture: 'display:block;width:100%;height:auto;margin:0 0 24px;border:0;border-radius:16px',
  table: 'width:100%;border-collapse:collapse;margin:8px 0 24px',
  label:
    'padding:10px 0;border-top:1px solid #DFE5F2;text-align:left;vertical-align:top;font-weight:400;overflow-wrap:anywhere',
  figure:
    'padding:10px 0 10px 16px;border-top:1px solid #DFE5F2;text-align:right;vertical-align:top;white-space:nowrap;font-weight:700',
  lastRow: ';border-top:2px solid #17203D;font-weight:800;font-size:18px',
  goodbye: 'margin:24px 0 0;font-weight:700',
  footer: 'padding:16px 24px 0;color:#56607F;font-size:14px;text-align:center',
} as const

function htmlOf(letter: Letter): string {
  const {
    subject,
    picture,
    card,
    greeting,
    paragraphs,
    code,
    smallCode,
    links = [],
    rows = [],
    closing = [],
  } = letter
  const paragraph = (words: string) => html`<p dir="auto" style="${styles.paragraph}">${words}</p>`
  return html`${doctype}
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>${subject}</title>
      </head>
      <body style="${styles.ground}">
        <div style="${styles.preview}">${paragraphs[0]}</div>
        <div role="main">
          ${layoutTable(
            styles.frame,
            html`<td align="center" style="${styles.column}">
              ${layoutTable(styles.width, brand)}
              ${layoutTable(
                styles.width,
                html`<td align="left" style="${styles.sheet}">
                  <h1 style="${styles.title}">${subject}</h1>
                  ${picture === undefined ? undefined : html`<img src="${picture}" alt="" width="512" style="${styles.picture}" />`}
                  ${card && cardOf(card)} ${[greeting, ...paragraphs].map(paragraph)}
                  ${code === undefined ? undefined : html`<p style="${styles.code}">${code}</p>`}
                  ${
                    smallCode === undefined
                      ? undefined
                      : html`<p style="${styles.smallCode}">${smallCode}</p>`
                  }
                  ${links.map(linkOf)} ${rows.length === 0 ? undefined : tableOf(rows)}
                  ${closing.map(paragraph)}
                  <p style="${styles.goodbye}">${goodbye}</p>
                </td>`,
              )}
              ${layoutTable(styles.width, html`<td style="${styles.footer}">${footer}</td>`)}
            </td>`,
          )}
        </div>
      </body>
    </html> `.markup
}

/** A table of one row. Outlook lays out tables only. */
function layoutTable(style: string, cells: Html): Html {
  return html`<table
    role="presentation"
    width="100%"
    cellspacing="0"
    cellpadding="0"
    style="${style}"
  >
    <tbody>
      <tr>
        ${cells}
      </tr>
    </tbody>
  </table>`
}

/** The shop's sign, two half-discs of which one steps aside, and its name. */
const brand = html`<td align="left" style="${styles.brand}">
  <table role="presentation" cellspacing="0" cellpadding="0">
    <tbody>
      <tr>
        <td valign="top"><div style="${styles.left}"></div></td>
        <td valign="top" style="${styles.halfStep}"><div style="${styles.right}"></div></td>
        <td valign="middle" style="${styles.name}">${storeName.toLowerCase()}</td>
      </tr>
    </tbody>
  </table>
</td>`

function cardOf({ ground, greeting, figure }: NonNullable<Letter['card']>): Html {
  return html`<div style="${styles.card};background:${ground}">
    <p style="${styles.cardGreeting}">${greeting}</p>
    <p style="${styles.cardFigure}">${figure}</p>
  </div>`
}

function linkOf({ label, url }: NonNullable<Letter['links']>[number], index: number): Html {
  return html`<p style="${styles.paragraph}">
    <a style="${index === 0 ? styles.link : styles.otherLink}" href="${url}">${label}</a>
  </p>`
}

/** The last row is what the others come to. */
function tableOf(rows: NonNullable<Letter['rows']>): Html {
  return html`<table style="${styles.table}">
    <tbody>
      ${rows.map(([label, figure], index) => {
        const last = rows.length > 1 && index === rows.length - 1 ? styles.lastRow : ''
        return html`<tr>
          <th scope="row" style="${styles.label}${last}">${label}</th>
          <td style="${styles.figure}${last}">${figure}</td>
        </tr>`
      })}
    </tbody>
  </table>`
}
