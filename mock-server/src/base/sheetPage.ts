import { doctype, html, type Html } from './html.ts'

/** Styles of the pages that stand in for another service. They have no style sheet of their own. */
export const sheet = {
  ground: 'margin:0;padding:32px 16px;background:#F3F6FC;color:#17203D;line-height:1.5',
  paper:
    'max-width:448px;margin:0 auto;padding:32px;background:#fff;border-radius:24px;font:16px/1.5 Figtree,Arial,sans-serif;box-sizing:border-box',
  name: 'margin:0 0 24px;color:#56607F',
  title: 'margin:0 0 8px;font-size:28px;line-height:1.1',
  lead: 'margin:0 0 24px',
  button:
    'display:block;width:100%;margin:0 0 12px;padding:12px 16px;border:1px solid #8690AD;border-radius:16px;background:#fff;color:inherit;font:inherit;text-align:left;cursor:pointer',
} as const

interface Sheet {
  /** Which service this page stands in for. */
  readonly name: string
  readonly title: string
  readonly lead: string
  readonly content?: Html
}

/** A page that stands in for another service. */
export function sheetPage({ name, title, lead, content }: Sheet): string {
  return html`${doctype}
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · ${name}</title>
        <link rel="icon" href="data:," />
      </head>
      <body style="${sheet.ground}">
        <main style="${sheet.paper}">
          <p style="${sheet.name}">${name}</p>
          <h1 style="${sheet.title}">${title}</h1>
          <p style="${sheet.lead}">${lead}</p>
          ${content}
        </main>
      </body>
    </html> `.markup
}
