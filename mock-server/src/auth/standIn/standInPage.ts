import { doctype, html } from '../../base/html.ts'
import { people } from './people.ts'

const styles = {
  ground: 'margin:0;padding:32px 16px;background:#F3F6FC;color:#17203D;line-height:1.5',
  sheet:
    'max-width:448px;margin:0 auto;padding:32px;background:#fff;border-radius:24px;font:16px/1.5 Figtree,Arial,sans-serif;box-sizing:border-box',
  name: 'margin:0 0 24px;color:#56607F',
  title: 'margin:0 0 8px;font-size:28px;line-height:1.1',
  lead: 'margin:0 0 24px',
  button:
    'display:block;width:100%;margin:0 0 12px;padding:12px 16px;border:1px solid #8690AD;border-radius:16px;background:#fff;color:inherit;font:inherit;text-align:left;cursor:pointer',
  email: 'display:block;overflow-wrap:anywhere',
  shows: 'display:block;color:#56607F;font-size:14px',
  cancel:
    'width:100%;min-height:44px;border:0;background:none;color:#2743E3;font:inherit;font-weight:700;cursor:pointer',
} as const

/** The page where a browser chooses who it is. `address` is its own, with the whole request. */
export function standInPage(address: string): string {
  return html`${doctype}
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Choose an account · Stand-in for Google</title>
        <link rel="icon" href="data:," />
      </head>
      <body style="${styles.ground}">
        <main style="${styles.sheet}">
          <p style="${styles.name}">Stand-in for Google</p>
          <h1 style="${styles.title}">Choose an account</h1>
          <p style="${styles.lead}">
            This shop has no keys of Google. These people are invented; nothing leaves this server.
          </p>
          <form method="post" action="${address}">
            ${people.map(
              ({ sub, name, email, shows }) =>
                html`<button style="${styles.button}" name="person" value="${sub}">
                  <strong>${name}</strong>
                  <span style="${styles.email}">${email}</span>
                  <span style="${styles.shows}">${shows}</span>
                </button>`,
            )}
            <button style="${styles.cancel}">Cancel</button>
          </form>
        </main>
      </body>
    </html> `.markup
}
