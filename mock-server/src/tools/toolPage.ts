import { storeName } from '@stemside/rules'
import { doctype, html, type Html } from '../base/html.ts'

/** The side-step: a disc cut in half, its right half slid down. */
const mark = html`<svg viewBox="0 0 64 96" aria-hidden="true">
  <path d="M32 0a32 32 0 0 0 0 64z" fill="#FF5A4A" />
  <path d="M32 32a32 32 0 0 1 0 64z" fill="#2743E3" />
</svg>`

const links = { '/__mock': 'Tools', '/docs': 'Calls', '/openapi.json': 'openapi.json', '/': 'Shop' }

/** The frame of the pages for developers. */
export function toolPage(
  path: keyof typeof links,
  title: string,
  lead: string,
  content: Html,
): string {
  const nav = Object.entries(links).map(([to, name]) =>
    to === path
      ? html`<a href="${to}" aria-current="page">${name}</a>`
      : html`<a href="${to}">${name}</a>`,
  )
  return html`${doctype}
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · ${storeName}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/__mock/style.css" />
      </head>
      <body>
        <header>
          <nav aria-label="Pages"><span class="home">${mark} ${storeName}</span> ${nav}</nav>
          <h1>${title}</h1>
          <p class="lead">${lead}</p>
        </header>
        <main>${content}</main>
      </body>
    </html> `.markup
}
