import { html } from '../../base/html.ts'
import { sheet, sheetPage } from '../../base/sheetPage.ts'
import { people } from './people.ts'

const styles = {
  email: 'display:block;overflow-wrap:anywhere',
  shows: 'display:block;color:#56607F;font-size:14px',
  cancel:
    'width:100%;min-height:44px;border:0;background:none;color:#2743E3;font:inherit;font-weight:700;cursor:pointer',
} as const

/** The page where a browser chooses who it is. `address` is its own, with the whole request. */
export function standInPage(address: string): string {
  return sheetPage({
    name: 'Stand-in for Google',
    title: 'Choose an account',
    lead: 'This shop has no keys of Google. These people are invented; nothing leaves this server.',
    content: html`<form method="post" action="${address}">
      ${people.map(
        ({ sub, name, email, shows }) =>
          html`<button style="${sheet.button}" name="person" value="${sub}">
            <strong>${name}</strong>
            <span style="${styles.email}">${email}</span>
            <span style="${styles.shows}">${shows}</span>
          </button>`,
      )}
      <button style="${styles.cancel}">Cancel</button>
    </form>`,
  })
}
