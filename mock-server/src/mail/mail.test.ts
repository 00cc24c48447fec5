import { readFileSync } from 'node:fs'
import { nothing, type Order, orderSteps, splitRefund } from '@stemside/rules'
import { endpoints } from '@stemside/rules/contract'
import { describe, expect, test } from 'vitest'
import { html } from '../base/html.ts'
import { mayasOrder } from '../seed/maya.ts'
import { mostRows } from '../store/bounds.ts'
import { placeSampleOrder } from '../testing/buy.ts'
import { call, send } from '../testing/call.ts'
import { sampleCustomer, sampleOrder } from '../testing/samples.ts'
import { startTestServer } from '../testing/startTestServer.ts'
import { toolEndpoints } from '../tools/toolEndpoints.ts'
import { noAccountMail } from './accountMails.ts'
import { contactSender } from './contactMails.ts'
import type { Mail } from '../base/Mail.ts'
import { orderConfirmation } from './orderConfirmation.ts'
import { orderCancelled, orderMoved } from './orderMails.ts'
import { postMail } from './postMail.ts'
import { sampleMails } from '../tools/sampleMails.ts'
import { welcome } from './subscriptionMails.ts'

function cancelled(order: Order): Mail {
  return orderCancelled(order, order.total, splitRefund(order.total, nothing), undefined)
}

describe('the confirmation of an order', () => {
  test('lists toys, prices, total and address', async () => {
    const { address } = await startTestServer()
    const orderId = await placeSampleOrder(address, {
      couponCode: 'spring30',
      cart_data: [
        { sku: 'plugo_link', quantity: 1 },
        { sku: 'orboot_mars', quantity: 1 },
        { sku: 'plugo_gamepad', quantity: 1 },
      ],
      total: 68.24,
    })
    const [mail] = await call(address, toolEndpoints.readOutbox)
    expect(mail).toMatchObject({ to: 'maya@example.com', subject: `Your order ${orderId}` })
    expect(mail?.text.split('\n\n')).toEqual([
      'Hello Maya Sample,',
      'Thank you: your order is placed and paid. This is what we are packing.',
      expect.stringMatching(/^Ordered on \w+ \d{1,2}, \d{4}, and expected \w+ \d/),
      expect.stringMatching(`^See your order: http://localhost:0/tracking\\?order=${orderId}#key=`),
      [
        '1 × Orboot Mars: $45.49',
        '1 × Plugo Gamepad: $25.00',
        '1 × Plugo Link: $49.99',
        '1 × Surprise Gift: Free',
        'SPRING30: −$36.14',
        'Engineer Pack: −$16.10',
        'Shipping: Free',
        'Total: $68.24',
      ].join('\n'),
      'No sales tax is charged.',
      'It goes to Maya Sample, 1 Example Street, Sampletown, CA 90210, United States.',
      `Follow it under “Track an order” with the number ${orderId} and this email address.`,
      'The link “See your order” needs no account. There you can also print the invoice and, until it is packed, cancel the order.',
      'The Stemside team',
      'Cross over to the STEM side. Questions? Write to hello@stemside.example.',
    ])
    for (const said of ['Orboot Mars', '−$16.10', '$68.24', orderId]) {
      expect(mail?.html).toContain(said)
    }
  })

  test('has no link and no picture while the shop does not know its own address', () => {
    const order = mayasOrder('STEM-22222-22222', '2026-11-21T09:00:00.000Z', [])
    const { text, html: markup } = orderConfirmation(order, undefined)
    expect(text).not.toContain('http')
    expect(text).not.toContain('See your order')
    expect(markup).not.toContain('<img')
  })

  test('names an address only if there is a parcel', () => {
    expect(sampleMails.orderPlaced.text).toContain('It goes to')
    expect(sampleMails.bookOrderPlaced.text).not.toContain('It goes to')
  })

  test('does not say that e-storybooks can be cancelled (§4.37)', () => {
    const { text } = sampleMails.bookOrderPlaced
    expect(text).toContain('There you can also print the invoice.')
    expect(text).not.toContain('cancel')
  })

  test('says in GB that prices include tax', () => {
    const order = mayasOrder('STEM-22222-22222', '2026-11-21T09:00:00.000Z', [])
    expect(orderConfirmation({ ...order, country: 'GB' }, undefined).text).toContain(
      'Total: £0.00\n\nAll prices include tax.',
    )
  })

  test('is sent once for a repeated request, and not for a refused order', async () => {
    const { address } = await startTestServer()
    const key = { 'idempotency-key': 'a-key-of-this-order' }
    await Promise.all([placeSampleOrder(address, {}, key), placeSampleOrder(address, {}, key)])
    await send(address, endpoints.placeOrder, {
      body: sampleOrder({ payment: { provider: 'stripe', token: 'sandbox_decline' } }),
    })
    expect(await call(address, toolEndpoints.readOutbox)).toHaveLength(1)
  })

  test('says how a present is packed, with its message line by line', () => {
    const { html: page, text } = sampleMails.presentPlaced
    expect(text).toContain('The paper in the parcel has no prices')
    expect(text).toContain('On the card:')
    expect(page).toMatch(/Happy birthday, Ada![^<]*<\/p>/)
    expect(sampleMails.orderPlaced.text).not.toContain('present')
  })

  test('escapes markup in what a shopper typed', () => {
    const order = mayasOrder('STEM-22222-22222', '2026-11-21T09:00:00.000Z', [])
    const customer = { ...order.customer, name: '<img src=x onerror=alert(1)>' }
    const mail = orderConfirmation({ ...order, customer }, undefined)
    expect(mail.html).not.toContain('<img')
    expect(mail.html).toContain('&#60;img src=x')
  })
})

describe('the mails of an order (§4.74)', () => {
  const order = mayasOrder('STEM-22222-22222', '2026-11-21T09:00:00.000Z', [
    { sku: 'orboot_mars', quantity: 1 },
  ])
  const { orderPlaced, orderPacked, orderShipped, orderDelivered } = sampleMails
  const mails = { orderPlaced, orderPacked, orderShipped, orderDelivered }

  test.each(Object.entries({ ...mails, orderCancelled: cancelled(order) }))(
    '%s gives the date of the order',
    (_what, { text }) => {
      expect(text).toMatch(/\n\nOrdered on November 21, 2026\b/)
    },
  )

  test('give the order’s date in the time zone and format of its country', () => {
    const late = { ...order, placedAt: '2026-11-21T20:00:00.000Z' }
    const [inIndia, inBritain] = (['IN', 'GB'] as const).map((country) =>
      orderMoved({ ...late, country }, 'packed', undefined),
    )
    expect(inIndia?.text).toContain('Ordered on 22 November 2026')
    expect(inBritain?.text).toContain('Ordered on 21 November 2026')
  })

  test('give no date for an order without a valid one', () => {
    expect(cancelled({ ...order, placedAt: 'some day' }).text).not.toContain('Ordered on')
  })

  test('give the days of arrival until the parcel has arrived', () => {
    for (const { text } of [orderPlaced, orderPacked, orderShipped]) {
      expect(text).toContain('Ordered on November 21, 2026, and expected Nov 25–30.')
    }
    expect(orderDelivered.text).toContain(
      'Ordered on November 21, 2026, and arrived on November 30, 2026.',
    )
  })

  test('name the recipient and the toys in the parcel, but no prices and no e-storybooks', () => {
    const parcel = '1 × Orboot Mars, 1 × Plugo Gamepad, 2 × Plugo Link, 1 × Surprise Gift'
    const present = { recipient: 'Ada Example', hidesPrices: true }
    for (const { text } of [orderPacked, orderShipped, orderDelivered]) {
      expect(text).toContain(`\n\nFor Maya Sample: ${parcel}.\n\n`)
      expect(text).not.toContain('$')
    }
    expect(orderMoved({ ...order, present }, 'delivered', undefined).text).toContain(
      'For Ada Example: 1 × Orboot Mars.',
    )
  })

  // After an outage, the mails of all steps leave at once.
  test.each(orderSteps)(
    'the mail of the step %s gives no days of arrival once the parcel has arrived',
    (step) => {
      const { text } = orderMoved({ ...order, status: 'delivered' }, step, undefined)
      expect(text).not.toContain('expected')
    },
  )

  test.each([
    ['a cancelled order', cancelled({ ...order, status: 'cancelled' })],
    ['an order of e-storybooks', sampleMails.bookOrderPlaced],
  ])('give no days of arrival for %s', (_what, { text }) => {
    expect(text).toContain('Ordered on November 21, 2026.')
  })

  test('have the sum in their last row', () => {
    const { giftCardOrderPlaced } = sampleMails
    expect(orderPlaced.text).toMatch(/\nTotal: \$\S+\n\n/)
    expect(giftCardOrderPlaced.text).toMatch(/\nCharged: \$\S+\n\n/)
  })
})

describe('the mail of a noted return (§4.75)', () => {
  const { returnNoted, damagedReturnNoted } = sampleMails

  test('says where to send the parcel, and by when', () => {
    expect(returnNoted.text).toContain(
      'Post the parcel by December 16, 2026, to Stemside Returns, 1 Sample Street, Portland, Oregon 97205, United States.',
    )
  })

  test('opens the page of returns, and shows the toy', () => {
    expect(returnNoted.text).toContain('See your return: https://shop.example/returns?order=')
    expect(returnNoted.html).toContain('https://shop.example/previews/plugo_link.jpg')
  })

  test('says who pays the postage, by the reason', () => {
    expect(returnNoted.text).toContain('You pay the postage.')
    expect(damagedReturnNoted.text).toContain(
      'We pay the postage: send the receipt to hello@stemside.example,',
    )
  })
})

describe('every mail', () => {
  const samples: [string, Mail][] = Object.entries(sampleMails)

  test.each(samples)(
    'says the same in HTML, in the shop’s look, and in plain text: %s',
    (_what, { subject, text, html: markup }) => {
      expect(text).not.toMatch(/<\w/)
      expect(text.split('\n\n').length).toBeGreaterThan(2)
      expect(markup).toContain(html`>${subject}</h1>`.markup)
      expect(markup).toContain('>stemside</td>')
      for (const part of text.split(/\n+|: /)) expect(markup).toContain(html`${part}`.markup)
    },
  )

  test.each(samples)('begins its paragraphs with a capital letter: %s', (_what, { text }) => {
    for (const paragraph of text.split('\n\n')) expect(paragraph).toMatch(/^[A-Z0-9“]/)
  })

  const withPicture = samples.filter(([, { html: markup }]) => markup.includes('<img'))

  test('shows a toy if it is about an order on its way or a return, and no picture otherwise', () => {
    expect(withPicture.map(([name]) => name)).toEqual([
      'orderPlaced',
      'bookOrderPlaced',
      'orderPacked',
      'orderShipped',
      'orderDelivered',
      'returnNoted',
      'damagedReturnNoted',
      'returnArrived',
      'giftCardOrderPlaced',
      'presentPlaced',
    ])
    expect(sampleMails.orderPlaced.html).toContain('/previews/orboot_mars.jpg')
    expect(sampleMails.bookOrderPlaced.html).toContain('/previews/whos_the_monster_in_oko.jpg')
  })

  test.each(withPicture)('leaves no gap and no words for a blocked picture: %s', (_what, mail) => {
    const [picture] = /<img[^>]*>/.exec(mail.html) ?? []
    expect(picture).toContain('alt=""')
    expect(picture).not.toMatch(/\sheight=/)
  })

  test('has a sample, so that Storybook shows it', () => {
    const templates = import.meta.glob<Record<string, unknown>>(
      ['./*Mails.ts', './orderConfirmation.ts'],
      { eager: true },
    )
    const names = Object.values(templates).flatMap((module) => Object.keys(module))
    const source = readFileSync(new URL('../tools/sampleMails.ts', import.meta.url), 'utf8')
    const unused = names.filter((name) => !source.includes(`${name}(`))
    expect(unused).toEqual(['contactSender'])
  })
})

describe('the outbox', () => {
  test('lists the newest first, and filters by address in any case', async () => {
    const { address } = await startTestServer()
    for (const email of ['a@example.com', 'b@example.com', 'a@example.com']) {
      await placeSampleOrder(address, { customer: sampleCustomer(email) })
    }
    const all = await call(address, toolEndpoints.readOutbox)
    expect(all.map(({ to }) => to)).toEqual(['a@example.com', 'b@example.com', 'a@example.com'])
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    )
    const own = await call(address, toolEndpoints.readOutbox, { query: { to: 'B@Example.com' } })
    expect(own.map(({ to }) => to)).toEqual(['b@example.com'])
  })

  test('shows a mail’s HTML, with the Content-Security-Policy of every page', async () => {
    const { address } = await startTestServer()
    await placeSampleOrder(address)
    const [mail] = await call(address, toolEndpoints.readOutbox)
    const response = await fetch(`${address}/__mock/outbox/${mail?.id}`)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(await response.text()).toBe(mail?.html)
    expect((await fetch(`${address}/__mock/outbox/none`)).status).toBe(404)
  })

  test('keeps 2,000 mails and drops the oldest', async () => {
    const { spaces } = await startTestServer()
    const { store } = spaces.main.shop
    const now = new Date()
    for (let number = 0; number <= (mostRows.mails ?? 0); number += 1) {
      await store.txSoon(async (tx) => postMail(tx, welcome(`${number}@example.com`), now))
    }
    const rows = await store.find('mails', { order: 'oldest', limit: 1 })
    expect(await store.count('mails')).toBe(mostRows.mails)
    expect(rows[0]?.row.to).toBe('1@example.com')
  })

  test('is empty after a reset', async () => {
    const { address } = await startTestServer()
    await placeSampleOrder(address)
    await call(address, toolEndpoints.reset)
    expect(await call(address, toolEndpoints.readOutbox)).toEqual([])
  })
})

describe('the mail to an address without an account', () => {
  test('links to the sign-up and to order tracking', () => {
    const { text } = sampleMails.noAccount
    expect(text).toContain('Create an account: https://shop.example/?popup=signup')
    expect(text).toContain('Track an order: https://shop.example/tracking')
  })

  test('has no links if the server does not know the shop’s origin', () => {
    expect(noAccountMail('maya@example.com', undefined).text).not.toContain('Track an order:')
  })
})

describe('the sender of a contact message', () => {
  const { contactMessage, welcome: other } = sampleMails

  test('is the address to which an answer goes, whatever the text says', () => {
    expect(contactSender(contactMessage)).toBe('maya@example.com')
    expect(contactSender({ ...contactMessage, text: 'Hello' })).toBe('maya@example.com')
  })

  test('is in the text of a mail that was stored without that address', () => {
    const { replyTo: _, ...stored } = contactMessage
    expect(contactSender(stored)).toBe('maya@example.com')
  })

  test('is not known for another mail', () => {
    expect(contactSender(other)).toBeUndefined()
  })
})
