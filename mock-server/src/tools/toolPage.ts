import { doctype, html, type Html } from '../html.ts'

/** The frame of the pages for developers. */
export function toolPage(title: string, lead: string, content: Html): string {
  return html`${doctype}
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Stemside</title>
        <link rel="stylesheet" href="/__mock/style.css" />
      </head>
      <body>
        <header>
          <nav aria-label="Tools">
            <strong>Stemside</strong>
            <a href="/__mock">Tools</a>
            <a href="/docs">Calls</a>
            <a href="/openapi.json">openapi.json</a>
            <a href="/">Shop</a>
          </nav>
          <h1>${title}</h1>
          <p class="lead">${lead}</p>
        </header>
        <main>${content}</main>
      </body>
    </html> `.markup
}
