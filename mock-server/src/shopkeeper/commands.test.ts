import { accountEndpoints, endpoints } from '@stemside/rules/contract'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { moveOrders } from '../jobs/moveOrders.ts'
import { payRefunds } from '../orders/refunds.ts'
import { moveReturns } from '../orders/returns.ts'
import { logInHeaders, sampleSignup, signUp } from '../testing/accounts.ts'
import { placeOrderOf, placeSampleOrder, unitsOf } from '../testing/buy.ts'
import { call, refusal } from '../testing/call.ts'
import { sampleOrder } from '../testing/samples.ts'
import { startTestServer } from '../testing/startTestServer.ts'
import { toolEndpoints } from '../tools/toolEndpoints.ts'
import { runCommand } from './commands.ts'

const { email } = sampleSignup
const quiet = pino({ level: 'silent' })
const monday = '2026-11-23T09:00:00.000Z'
const inAMonth = '2026-12-23T09:00:00.000Z'
const book = 'whos_the_monster_in_oko'

async function open({ ordersByHand = true } = {}) {
  const server = await startTestServer({ ordersByHand })
  const { address } = server
  const { shop } = server.spaces.main
  const setClock = (now: string) => call(address, toolEndpoints.setClock, { body: { now } })
  await setClock(monday)
  const run = (line: string) => runCommand(shop, line.split(' '))
  const subjects = async () => {
    const mails = await call(address, toolEndpoints.readOutbox, { query: { to: email } })
    return mails.map(({ subject }) => subject).toReversed()
  }
  const readOrder = (orderId: string) =>
    call(address, endpoints.getOrder, { params: { orderId }, query: { email } })
  const sweep = async () => {
    await moveOrders(shop, quiet)
    await moveReturns(shop, quiet)
    await payRefunds(shop, quiet)
  }
  return { address, shop, setClock, run, subjects, readOrder, sweep }
}

describe('the catalogue', () => {
  test('`stock` sets the units that shoppers see, and says how many there were', async () => {
    const { address, run } = await open()
    expect(await run('stock orboot 0')).toEqual(['The stock of Orboot Earth is 0 now; it was 500.'])
    expect(await unitsOf(address, 'orboot')).toBe(0)
    expect(await run('stock orboot')).toEqual(['The stock of Orboot Earth is 0.'])
    expect(await run('stock')).toContain('orboot: 0 (Orboot Earth)')
  })

  test('`stock` mails the shoppers who wait for a sold-out toy', async () => {
    const { address, run, subjects } = await open()
    await run('stock orboot 0')
    const body = { email, source: 'notify-me', country: 'US', sku: 'orboot' }
    await call(address, endpoints.subscribeEmail, { body })
    await run('stock orboot 40')
    expect(await subjects()).toContainEqual(expect.stringContaining('Orboot Earth'))
  })

  test('`price` sets the price of a toy for new orders of one country', async () => {
    const { address, run } = await open()
    expect(await run('price orboot us 40')).toEqual([
      'Orboot Earth costs $40.00 in US now; it was $45.49.',
      'Pages show $54.99 struck through beside it, as before.',
    ])
    expect(await run('price orboot GB 60')).toContainEqual(
      'Pages show no struck price beside it, because £49.99 is not above it.',
    )
    const orderId = await placeOrderOf(address, [{ sku: 'orboot', quantity: 1 }])
    const order = await call(address, endpoints.getOrder, { params: { orderId }, query: { email } })
    expect(order.cart_value).toBe(40)
    expect(await run('price orboot')).toContain('US: $40.00, struck price $54.99')
    expect(await run('price orboot US')).toEqual(['US: $40.00, struck price $54.99'])
  })

  test('`coupon` switches a coupon off and on', async () => {
    const { address, run } = await open()
    expect(await run('coupon off welcome22')).toEqual(['WELCOME22 is off now; it was on.'])
    const body = sampleOrder({ couponCode: 'WELCOME22' })
    const { message } = await refusal(address, endpoints.placeOrder, { body })
    expect(message).toBe('WELCOME22 can no longer be used.')
    expect(await run('coupon on WELCOME22')).toEqual(['WELCOME22 is on now; it was off.'])
    expect(await run('coupon on WELCOME22')).toEqual(['WELCOME22 is on now; it was so before.'])
    expect(await run('coupon')).toContain('OLDCODE5: off, in IN, US, GB, CA, AE')
  })
})

test.each([
  ['SPRING30', 'Pages still promise it (the banner in AE): '],
  ['TRYNEW', 'Pages still promise it (the form of a new account): '],
])('switching %s off names the pages that still promise it', async (code, sentence) => {
  const { run } = await open()
  const said = await run(`coupon off ${code}`)
  expect(said.slice(1)).toEqual([expect.stringContaining(sentence)])
  expect(await run(`coupon on ${code}`)).toEqual([`${code} is on now; it was off.`])
})

describe('an order by hand', () => {
  test('moves by the commands alone, and its buyer gets a mail of each step (§7.34)', async () => {
    const { address, run, setClock, subjects, readOrder, sweep } = await open()
    const orderId = await placeSampleOrder(address)
    await setClock(inAMonth)
    await sweep()
    expect(await readOrder(orderId)).toMatchObject({ status: 'placed', steps: [] })

    expect(await run(`pack ${orderId}`)).toEqual([
      `Order ${orderId} is packed now; it was placed. Its buyer gets a mail.`,
    ])
    await run(`ship ${orderId.toLowerCase()} --tracking 1Z-999`)
    expect(await readOrder(orderId)).toMatchObject({
      status: 'shipped',
      trackingNumber: '1Z-999',
    })
    const [newest] = await call(address, toolEndpoints.readOutbox, { query: { to: email } })
    expect(newest?.text).toContain('Its tracking number is 1Z-999.')

    await run(`deliver ${orderId}`)
    expect((await readOrder(orderId)).steps?.map(({ status }) => status)).toEqual([
      'packed',
      'shipped',
      'delivered',
    ])
    expect(await subjects()).toEqual([
      `Your order ${orderId}`,
      `Your order ${orderId} is packed`,
      `Your order ${orderId} is on its way`,
      `Your order ${orderId} has arrived`,
    ])
  })

  test('gets another tracking number without a second mail', async () => {
    const { address, run, subjects } = await open()
    const orderId = await placeSampleOrder(address)
    await run(`ship ${orderId}`)
    const before = await subjects()
    expect(await run(`ship ${orderId} --tracking AB12`)).toEqual([
      `The tracking number of order ${orderId} is AB12 now; it was not known. No mail is sent.`,
    ])
    expect(await subjects()).toEqual(before)
    await expect(run(`ship ${orderId}`)).rejects.toThrow('is shipped already')
  })

  test('can be sent back within 30 days of the reported delivery, and is refunded by `received` alone', async () => {
    const { address, shop, run, setClock, sweep } = await open()
    await signUp(address)
    const orderId = await placeSampleOrder(address)
    await run(`ship ${orderId}`)
    await setClock(inAMonth)
    await run(`deliver ${orderId}`)
    await setClock('2027-01-20T09:00:00.000Z')
    const headers = await logInHeaders(address)
    const body = {
      orderId,
      cart_data: [{ sku: 'orboot', quantity: 1 }],
      reason: 'no-longer-wanted',
    } as const
    const { data } = await call(address, accountEndpoints.requestReturn, { body, headers })
    await setClock('2027-03-20T09:00:00.000Z')
    await sweep()
    expect(await shop.store.count('refunds')).toBe(0)
    expect(await run(`received ${orderId}`)).toEqual([
      `The return of 1 × Orboot Earth from order ${orderId} is here now; it was on its way. $45.49 goes back to the buyer.`,
    ])
    await sweep()
    expect(await run(`order ${orderId}`)).toEqual([
      `Order ${orderId}: returned`,
      '  for Maya Sample, maya@example.com',
      '  to 1 Example Street, Sampletown, CA, 90210, US',
      '  the courier calls +1 5550100200',
      '  1 × Orboot Earth',
      '  $51.48, of it $5.99 for shipping',
      expect.stringMatching(/^ {2}2026-11-23 09:00 {2}placed and paid by stripe \(/),
      '  2026-11-23 09:00  shipped',
      '  2026-12-23 09:00  delivered',
      `  2027-01-20 09:00  return ${data.returnId} of 1 × Orboot Earth: no-longer-wanted, $45.49, refunded`,
      '  2027-03-20 09:00  refund of $45.49 by stripe: paid',
    ])
    await expect(run(`received ${orderId}`)).rejects.toThrow('does not wait for a return')
  })

  test('with two open returns: `received` asks for the number of one', async () => {
    const { address, run } = await open()
    await signUp(address)
    const lines = [{ sku: 'orboot', quantity: 2 }]
    const orderId = await placeOrderOf(address, lines)
    await run(`ship ${orderId}`)
    await run(`deliver ${orderId}`)
    const headers = await logInHeaders(address)
    const body = {
      orderId,
      cart_data: [{ sku: 'orboot', quantity: 1 }],
      reason: 'damaged',
    } as const
    const ask = () => call(address, accountEndpoints.requestReturn, { body, headers })
    const first = await ask()
    await ask()
    await expect(run(`received ${orderId}`)).rejects.toThrow(`${first.data.returnId} (1 × `)
    await run(`received ${orderId} ${first.data.returnId}`)
    const { data } = await call(address, accountEndpoints.getReturns, { headers })
    expect(data.map(({ status }) => status).toSorted()).toEqual(['refunded', 'requested'])
  })

  test('of e-storybooks alone is delivered at once, and cannot be shipped', async () => {
    const { address, run, readOrder } = await open()
    const orderId = await placeOrderOf(address, [{ sku: book, quantity: 1 }])
    expect((await readOrder(orderId)).status).toBe('delivered')
    await expect(run(`ship ${orderId}`)).rejects.toThrow('has no parcel')
  })
})

test('an order that the clock moves can be taken over by hand', async () => {
  const { address, run, setClock, readOrder, sweep } = await open({ ordersByHand: false })
  const orderId = await placeSampleOrder(address)
  await setClock('2026-11-24T10:00:00.000Z')
  expect(await run(`ship ${orderId}`)).toEqual([
    `Order ${orderId} is shipped now; it was packed. Its buyer gets a mail.`,
    'The clock moved it so far; from now on, these commands do.',
  ])
  await setClock(inAMonth)
  await sweep()
  expect((await readOrder(orderId)).status).toBe('shipped')
})

test('a return of an older order waits for `received` too, once orders are moved by hand', async () => {
  const { address, shop, setClock, sweep } = await open()
  await signUp(address)
  const orderId = await placeSampleOrder(address)
  await shop.store.tx(async (tx) => {
    const order = await tx.get('orders', orderId)
    if (!order) throw new Error('no order')
    const { steps: _steps, ...older } = order
    tx.put('orders', orderId, older)
  })
  await setClock('2026-12-05T09:00:00.000Z')
  const headers = await logInHeaders(address)
  const body = { orderId, cart_data: [{ sku: 'orboot', quantity: 1 }], reason: 'damaged' } as const
  await call(address, accountEndpoints.requestReturn, { body, headers })
  await setClock('2027-02-05T09:00:00.000Z')
  await sweep()
  expect(await shop.store.count('refunds')).toBe(0)
})

test('a cancelled order cannot be shipped', async () => {
  const { address, run } = await open()
  const headers = { 'x-access-token': await signUp(address) }
  const orderId = await placeSampleOrder(address)
  const body = { orderId, status: 'cancelled' } as const
  await call(address, accountEndpoints.cancelAccountOrder, { body, headers })
  await expect(run(`ship ${orderId}`)).rejects.toThrow(`Order ${orderId} is cancelled already.`)
})

test.each(['placed', 'packed'])(
  'an order that is only %s cannot be delivered (§7.34)',
  async (status) => {
    const { address, run, readOrder } = await open()
    const orderId = await placeSampleOrder(address)
    if (status === 'packed') await run(`pack ${orderId}`)
    await expect(run(`deliver ${orderId}`)).rejects.toThrow(
      `Order ${orderId} is ${status} and not shipped: first run ship ${orderId}.`,
    )
    expect((await readOrder(orderId)).status).toBe(status)
  },
)

test('an order that the clock has shipped can be delivered by hand', async () => {
  const { address, run, setClock } = await open({ ordersByHand: false })
  const orderId = await placeSampleOrder(address)
  await setClock('2026-11-25T10:00:00.000Z')
  const [said] = await run(`deliver ${orderId}`)
  expect(said).toBe(`Order ${orderId} is delivered now; it was shipped. Its buyer gets a mail.`)
})

test('the newest orders are listed', async () => {
  const { address, run } = await open()
  expect(await run('order')).toEqual(['There is no order yet.'])
  const orderId = await placeSampleOrder(address)
  expect(await run('order')).toEqual([
    `${orderId}: placed, placed 2026-11-23 09:00, $51.48, 1 × Orboot Earth`,
  ])
})

test('the list of orders names open and refunded returns', async () => {
  const { address, run } = await open()
  await signUp(address)
  const orderId = await placeOrderOf(address, [{ sku: 'orboot', quantity: 2 }])
  await run(`ship ${orderId}`)
  await run(`deliver ${orderId}`)
  const headers = await logInHeaders(address)
  const body = { orderId, cart_data: [{ sku: 'orboot', quantity: 1 }], reason: 'damaged' } as const
  const standing = async () => (await run('order'))[0]?.replace(/, placed .*/, '')
  const ask = () => call(address, accountEndpoints.requestReturn, { body, headers })
  await ask()
  expect(await standing()).toBe(`${orderId}: delivered, return requested`)
  await run(`received ${orderId}`)
  expect(await standing()).toBe(`${orderId}: delivered, partly refunded`)
  await ask()
  expect(await standing()).toBe(`${orderId}: delivered, partly refunded, return requested`)
  await run(`received ${orderId}`)
  expect(await standing()).toBe(`${orderId}: returned, refunded`)
})

describe('a person', () => {
  test('is erased: the account and what is kept under the address', async () => {
    const { address, shop, run } = await open()
    await signUp(address)
    const orderId = await placeSampleOrder(address)
    await expect(run(`erase ${email}`)).rejects.toThrow(
      'A parcel of "maya@example.com" is on its way',
    )
    await run(`ship ${orderId} --tracking 1Z-999`)
    await run(`deliver ${orderId}`)
    expect(await run('erase MAYA@example.com')).toEqual([
      'Erased for maya@example.com: accounts 1, orders 1, mails 4. Orders, returns and gifts stay in the books without personal data.',
    ])
    const kept = JSON.stringify(await shop.store.export()).toLowerCase()
    for (const personal of ['maya', '1z-999']) expect(kept).not.toContain(personal)
  })

  test('can be erased four weeks after a return that never arrived', async () => {
    const { address, run, setClock } = await open()
    await signUp(address)
    const orderId = await placeSampleOrder(address)
    await run(`ship ${orderId}`)
    await run(`deliver ${orderId}`)
    const headers = await logInHeaders(address)
    const body = {
      orderId,
      cart_data: [{ sku: 'orboot', quantity: 1 }],
      reason: 'damaged',
    } as const
    await call(address, accountEndpoints.requestReturn, { body, headers })
    await setClock(inAMonth.replace('-23T', '-20T'))
    await expect(run(`erase ${email}`)).rejects.toThrow('is on its way')
    await setClock('2027-01-04T09:00:00.000Z')
    const [said] = await run(`erase ${email}`)
    expect(said).toContain('returns 1')
  })

  test('without an account is erased too', async () => {
    const { address, shop, run } = await open()
    const orderId = await placeSampleOrder(address)
    await run(`ship ${orderId}`)
    await run(`deliver ${orderId}`)
    await run(`erase ${email}`)
    expect(JSON.stringify(await shop.store.export()).toLowerCase()).not.toContain('maya')
    expect(await run(`order ${orderId}`)).toContain('  for a buyer who is erased')
    expect(await run(`erase ${email}`)).toEqual([
      'The shop keeps no account, order or mail of maya@example.com.',
    ])
  })
})

test.each([
  ['stok orboot 4', 'There is no command "stok".'],
  ['toString', 'There is no command "toString".'],
  ['stock orbot 4', 'There is no product "orbot". The command stock lists them.'],
  ['stock orboot many', 'The stock "many" is not a whole number from 0 to 1000000.'],
  ['stock orboot 1.5', 'The stock "1.5" is not a whole number from 0 to 1000000.'],
  [
    'stock orboot 1 2',
    'The command stock takes fewer arguments. It is written: stock [<sku> [<units>]]',
  ],
  [`stock ${book} 4`, 'Who’s the Monster in Oko? is a file: it never runs out.'],
  [
    'price',
    'The command price lacks an argument. It is written: price <sku> [<country> [<amount>]]',
  ],
  ['price orboot DE 40', 'There is no shop in "DE": it must be one of IN, US, GB, CA, AE.'],
  [
    'price orboot US 4,5',
    '"4,5" is no price in US: it must be a number above 0, in steps of $0.01.',
  ],
  ['price orboot US 0', '"0" is no price in US: it must be a number above 0, in steps of $0.01.'],
  [
    'price orboot IN 9.50',
    '"9.50" is no price in IN: it must be a number above 0, in steps of ₹1.',
  ],
  [
    'coupon of WELCOME22',
    'A coupon is switched on or off by its code, as in: coupon off WELCOME22.',
  ],
  ['coupon off NOSUCH', 'There is no coupon "NOSUCH". The command coupon lists them all.'],
  ['order 1042', 'There is no order "1042". The command order lists the newest ones.'],
  ['ship 1042 --tracking http://x', 'The tracking number "http://x" must consist of'],
  ['pack 1042 --tracking 12', 'The command pack takes no --tracking. It is written: pack <order>'],
  [
    'ship 1042 --track 1Z9',
    'There is no option "--track". The command is written: ship <order> [--tracking <number>]',
  ],
  ['stock orboot -35', 'There is no option "-35". The command is written: stock [<sku> [<units>]]'],
  ['ship 1042 --tracking', 'The option --tracking needs a number.'],
])('"%s" changes nothing: %s', async (line, sentence) => {
  const { shop, run } = await open()
  const before = await shop.store.export()
  const refused = run(line)
  await expect(refused).rejects.toThrow(sentence)
  expect(await shop.store.export()).toEqual(before)
})

test('a refused step of an order leaves it as it was', async () => {
  const { address, shop, run } = await open()
  const orderId = await placeSampleOrder(address)
  await run(`ship ${orderId}`)
  const before = await shop.store.export()
  await expect(run(`pack ${orderId}`)).rejects.toThrow(`Order ${orderId} is shipped already.`)
  expect(await shop.store.export()).toEqual(before)
  const failure = await refusal(address, endpoints.getOrder, {
    params: { orderId },
    query: { email: 'ada@example.com' },
  })
  expect(failure.code).toBe(404)
})
