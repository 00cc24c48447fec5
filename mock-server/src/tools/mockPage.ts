import { type Html, html } from '../base/html.ts'
import { collectionNames } from '../store/collections.ts'
import { clockPart, scenarioPart, spacePart, statePart, stockPart } from './controlParts.ts'
import { faultPart } from './faultPart.ts'
import { mailPart, requestPart } from './listParts.ts'
import type { Space } from './Spaces.ts'
import { toolPage } from './toolPage.ts'

/** A form that makes one of the tools' calls, for the space that the page shows. */
export type Form = (path: string, fields: Html) => Html

/** GET /__mock: everything under /__mock on one page of plain forms. */
export async function mockPage(
  { name, shop, faults, requests }: Space,
  spaceNames: readonly string[],
): Promise<string> {
  const { store, clock } = shop
  const counts = await Promise.all(
    collectionNames.map(async (collection) => ({
      name: collection,
      total: await store.count(collection),
    })),
  )
  const stock = await store.find('stock', { order: 'oldest', limit: Infinity })
  const mails = await store.find('mails', { order: 'newest', limit: 20 })
  const mailTotal = await store.count('mails')
  const query = name === 'main' ? '' : `?space=${name}`
  const form: Form = (path, fields) =>
    html`<form method="post" action="${path}${query}">${fields}</form>`
  return toolPage(
    '/__mock',
    'Tools of the mock store',
    'Walk the shop into any state: what it holds, what time it is, what goes wrong. Each button makes a call that tests can make as well; “Calls” lists them.',
    html`<div class="board">
        <div>${scenarioPart(form)} ${stockPart(form, stock)}</div>
        <div>${faultPart(form, faults.list())}</div>
        <div>
          ${clockPart(form, clock.now())} ${statePart(form, counts, `/__mock/state${query}`)}
          ${spacePart(name, spaceNames)}
        </div>
      </div>
      ${mailPart(mails, mailTotal, query)} ${requestPart(requests.list())}`,
  )
}
