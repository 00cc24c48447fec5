import { accountEndpoints, endpoints } from '@stemside/rules/contract'
import { describe, expect, test } from 'vitest'
import { giftCardId } from '../giftCards/giftCards.ts'
import { postMail } from '../mail/postMail.ts'
import { welcome } from '../mail/subscriptionMails.ts'
import { forgetOld } from '../jobs/forgetOld.ts'
import { daysKept, mostGiftMails, mostRows } from '../store/bounds.ts'
import { logInHeaders, sampleSignup, signUp } from '../testing/accounts.ts'
import { placeSampleOrder } from '../testing/buy.ts'
import { call } from '../testing/call.ts'
import {
  accept,
  ada,
  balanceOf,
  everything,
  gift,
  giftCode,
  mailsTo,
  maya,
  morning,
  refuse,
  sendAll,
  setClock,
  startOnMorning,
} from '../testing/gifts.ts'
import { earthTotal } from '../testing/samples.ts'

describe('the only mail with the code of a gift card', () => {
  test('stays until it is sent, however many other mails follow and however old it is', async () => {
    const server = await startOnMorning()
    const code = await giftCode(server)
    const { shop } = server.spaces.main
    const now = shop.clock.now()
    await shop.store.tx(async (tx) => {
      const most = mostRows.mails ?? 0
      for (let count = 0; count < most; count += 1) postMail(tx, welcome('x@example.com'), now)
    })
    expect(await shop.store.count('mails')).toBe(mostRows.mails)
    expect(await mailsTo(server, ada.email)).toHaveLength(1)
    shop.clock.set(new Date(now.getTime() + (daysKept.mails + 1) * 24 * 60 * 60 * 1000))
    await forgetOld(shop)
    expect(await shop.store.count('mails')).toBe(1)
    const sent: string[] = []
    await sendAll(server, async (_id, { text }) => void sent.push(text))
    expect(sent).toEqual([expect.stringContaining(code)])
    expect(await shop.store.count('mails')).toBe(0)
  })

  test('is not erased with the account of its recipient', async () => {
    const server = await startOnMorning()
    await signUp(server.address, { email: ada.email })
    const code = await giftCode(server)
    const headers = await logInHeaders(server.address, ada.email)
    const body = { email: ada.email }
    await call(server.address, accountEndpoints.eraseAccountData, { body, headers })
    expect((await mailsTo(server, ada.email)).map(({ text }) => text)).toEqual([
      expect.stringContaining(code),
    ])
  })

  test('waits for its turn if too many such mails wait for the mail server', async () => {
    const server = await startOnMorning()
    const { store } = server.spaces.main.shop
    await call(server.address, endpoints.buyEGift, { body: gift() })
    const [bought] = await store.find('gifts', { order: 'oldest', limit: 1 })
    if (!bought) throw new Error('no gift')
    const { dueAt, ...queued } = bought.row
    await store.tx(async (tx) => {
      for (let count = 1; count < mostGiftMails; count += 1) {
        tx.put('gifts', `queued ${count}`, { ...queued, mail: 'queued' })
      }
      for (const id of ['second', 'third'])
        tx.put('gifts', id, { ...bought.row, dueAt: dueAt ?? '' })
    })
    await setClock(server, '2026-11-24T12:00:00.000Z')
    expect(await mailsTo(server, ada.email)).toHaveLength(1)
    await sendAll(server, accept)
    await setClock(server, '2026-11-24T12:01:00.000Z')
    expect(await mailsTo(server, ada.email)).toHaveLength(1)
    expect(await store.count('giftCards')).toBe(2)
  })

  test('cancels the card if it is refused for good; the gift stays and its sender is told', async () => {
    const server = await startOnMorning()
    const code = await giftCode(server)
    const { store } = server.spaces.main.shop
    await sendAll(server, refuse)
    expect(await store.get('giftCards', giftCardId(code))).toBeUndefined()
    const [kept] = await store.find('gifts', everything)
    expect(kept?.row).toMatchObject({ mail: 'refused', recipient: ada, amount: 2500 })
    const mails = await mailsTo(server, maya.email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your e-gift from Stemside did not arrive',
    ])
    expect(mails[0]?.text).toContain('To: ada@example.com')
    expect(mails[0]?.text).not.toContain(code)
    // The shop corrects the address and makes the gift due again.
    if (!kept) throw new Error('no gift')
    const { mail: _refused, ...again } = kept.row
    const recipient = { ...ada, email: 'ada@example.org' }
    const row = { ...again, recipient, dueAt: morning }
    await store.tx(async (tx) => tx.put('gifts', kept.id, row))
    await setClock(server, '2026-11-23T12:01:00.000Z')
    const [newMail] = await mailsTo(server, recipient.email)
    const newCode = /GIFT(?:-\w{5}){3}/.exec(newMail?.text ?? '')?.[0] ?? ''
    expect(newCode).not.toBe(code)
    expect(await balanceOf(server, newCode)).toBe(25)
  })

  test('leaves a card that was spent from, if it is refused after an earlier try has arrived', async () => {
    const server = await startOnMorning()
    const code = await giftCode(server, { amount: 100 })
    await placeSampleOrder(server.address, { giftCard: code, giftCardPays: earthTotal })
    await sendAll(server, refuse)
    expect(await balanceOf(server, code)).toBe(100 - earthTotal)
  })
})

describe('the mail with the code', () => {
  test('shows the chosen design above its text', async () => {
    const server = await startOnMorning()
    await giftCode(server, { design: 'well-done' })
    const [mail] = await mailsTo(server, ada.email)
    expect(mail?.text).toMatch(/^Well done!\n\nHello Ada Sample,/)
    expect(mail?.html).toMatch(/background:#BFE5FC[^]*Well done![^]*\$25\.00/)
  })

  test('has only words if no design was chosen', async () => {
    const server = await startOnMorning()
    await giftCode(server)
    const [mail] = await mailsTo(server, ada.email)
    expect(mail?.text).toMatch(/^Hello Ada Sample,/)
  })
})

test('both mails of an e-gift say in which country its code can be spent', async () => {
  const server = await startOnMorning()
  await giftCode(server)
  for (const { email } of [ada, maya]) {
    const [mail] = await mailsTo(server, email)
    expect(mail?.text).toContain('This e-gift pays in our shop in the United States only.')
  }
})

test('typed words are in no subject, and no typed address becomes a link', async () => {
  const server = await startOnMorning()
  const sender = { name: 'evil.example', email: maya.email }
  const message = 'Save 3.50 at https://evil.example/log-in or www.evil.example.\nYours.'
  await giftCode(server, { sender, message })
  const mails = [...(await mailsTo(server, ada.email)), ...(await mailsTo(server, maya.email))]
  expect(mails.map(({ subject }) => subject)).toEqual([
    'An e-gift for you from Stemside',
    'Your e-gift from Stemside is paid',
  ])
  for (const { text, html } of mails) {
    for (const part of [text, html]) {
      expect(part).not.toContain('evil.example')
      expect(part).not.toContain('https://evil')
    }
  }
  expect(mails[0]?.text).toContain(
    'Save 3.50 at https: //evil. example/log-in or www. evil. example.\n\nYours.',
  )
})

describe('what the shop keeps of a gift', () => {
  test('its buyer can download it, and erase their part at once; it is still mailed', async () => {
    const server = await startOnMorning()
    await signUp(server.address, { email: sampleSignup.email })
    await call(server.address, endpoints.buyEGift, { body: gift() })
    const headers = await logInHeaders(server.address)
    const { data } = await call(server.address, accountEndpoints.getAccountData, { headers })
    expect(data.gifts).toMatchObject([
      {
        countryCode: 'US',
        amount: 25,
        recipient: ada,
        message: 'Happy birthday!\nYours, Maya',
        isMailed: false,
      },
    ])
    const body = { email: maya.email }
    await call(server.address, accountEndpoints.eraseAccountData, { body, headers })
    const waiting = JSON.stringify((await server.spaces.main.shop.store.export()).gifts)
    expect(waiting).not.toContain(maya.email)
    await setClock(server, '2026-11-24T12:00:00.000Z')
    const [mail] = await mailsTo(server, ada.email)
    expect(mail?.subject).toBe('An e-gift for you from Stemside')
    await sendAll(server, accept)
    const kept = JSON.stringify((await server.spaces.main.shop.store.export()).gifts)
    for (const said of ['Maya', 'maya', 'ada@', 'birthday']) expect(kept).not.toContain(said)
    expect(kept).toContain('2500')
  })

  test('its recipient finds it in a download of their data, without the giver’s address, once it is mailed', async () => {
    const server = await startOnMorning()
    await signUp(server.address, { email: ada.email })
    await call(server.address, endpoints.buyEGift, { body: gift({ amount: 50 }) })
    await giftCode(server)
    await sendAll(server, accept)
    const headers = await logInHeaders(server.address, ada.email)
    const { data } = await call(server.address, accountEndpoints.getAccountData, { headers })
    expect(data.gifts).toEqual([])
    expect(data.receivedGifts).toMatchObject([
      {
        countryCode: 'US',
        amount: 25,
        sender: { name: maya.name },
        message: 'Happy birthday!\nYours, Maya',
      },
    ])
    expect(JSON.stringify(data.receivedGifts)).not.toContain(maya.email)
  })

  test('its recipient can erase it; a gift that is not mailed yet still comes', async () => {
    const server = await startOnMorning()
    await signUp(server.address, { email: ada.email })
    await giftCode(server)
    await sendAll(server, accept)
    await call(server.address, endpoints.buyEGift, { body: gift() })
    const headers = await logInHeaders(server.address, ada.email)
    const body = { email: ada.email }
    await call(server.address, accountEndpoints.eraseAccountData, { body, headers })
    const rows = await server.spaces.main.shop.store.find('gifts', everything)
    expect(rows.map(({ row }) => row.recipient.email)).toEqual(['', ada.email])
    await setClock(server, '2026-11-24T12:00:00.000Z')
    expect(await mailsTo(server, ada.email)).toHaveLength(1)
  })
})
