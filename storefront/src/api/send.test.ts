import { expect, test } from 'vitest'
import { ApiError, ifKnown, serverMessage } from './ApiError.ts'
import { send } from './send.ts'

/* How a call turns answers into results and errors (§8.7: the message is read from message, error
   or mesage). */

test.each([
  [{ message: 'one', error: 'two', mesage: 'three' }, 'one'],
  [{ error: 'two', mesage: 'three' }, 'two'],
  [{ mesage: 'three' }, 'three'],
  [{ message: ' ', error: 'two' }, 'two'],
  [{ message: 7 }, undefined],
  ['no object', undefined],
  [null, undefined],
])('of the refusal %j the shopper reads %j', (body, said) => {
  expect(serverMessage(body)).toBe(said)
})

function answering(answer: () => Response | Promise<Response>) {
  return { fetch: () => Promise.resolve(answer()), origin: '' }
}

const call = { method: 'GET', path: '/get_coupon' } as const

/** The error that the call throws. */
async function failure(answer: () => Response | Promise<Response>): Promise<unknown> {
  return send(answering(answer), call).then(
    () => undefined,
    (error: unknown) => error,
  )
}

test('a refusal throws the store’s message and status', async () => {
  const error = await failure(() => Response.json({ mesage: 'Used up.' }, { status: 422 }))
  expect(error).toEqual(new ApiError('refused', 'Used up.', 422))
})

test.each([
  [{ couponCode: 'TRYNEW' }, 'TRYNEW'],
  [{ couponCode: 7 }, undefined],
  [{}, undefined],
])('with %j in a refusal, the error names the coupon %j', async (field, couponCode) => {
  const body = { message: 'No.', ...field }
  const error = await failure(() => Response.json(body, { status: 422 }))
  expect(error).toMatchObject({ kind: 'refused', message: 'No.', named: { couponCode } })
})

test.each([
  ['5xx', () => Response.json({ message: 'disk' }, { status: 503 }), 'broken', 503],
  ['4xx without a word', () => Response.json({}, { status: 400 }), 'broken', 400],
  ['no JSON', () => new Response('<p>proxy</p>', { status: 200 }), 'broken', 200],
] as const)('%s is an answer that nobody can use', async (_, answer, kind, status) => {
  expect(await failure(answer)).toMatchObject({ name: 'ApiError', kind, status })
})

test.each([200, 201, 400, 401, 404, 422])(
  'status "failed" refuses, also under HTTP %d (§7, §8)',
  async (status) => {
    const error = await failure(() =>
      Response.json({ status: 'failed', mesage: 'Not today.' }, { status }),
    )
    expect(error).toEqual(new ApiError('refused', 'Not today.', status))
  },
)

test('an answer with the status "failed" and no message is a refusal too', async () => {
  const error = await failure(() => Response.json({ status: 'failed' }))
  expect(error).toEqual(new ApiError('refused', 'The store refused this.', 200))
})

test('a 5xx is a fault of the store, also with status "failed", and the shopper reads its words', async () => {
  const error = await failure(() =>
    Response.json({ status: 'failed', message: 'Disk full.' }, { status: 503 }),
  )
  expect(error).toEqual(new ApiError('broken', 'Disk full.', 503))
})

test.each([
  ['404', Response.json({ message: 'Unknown.' }, { status: 404 })],
  ['status "failed"', Response.json({ status: 'failed' })],
])('a look-up finds nothing after %s', async (_, answer) => {
  expect(
    await ifKnown(
      send(
        answering(() => answer),
        call,
      ),
    ),
  ).toBeUndefined()
})

test('a look-up throws another refusal', async () => {
  const lookUp = send(
    answering(() => Response.json({ status: 'failed' }, { status: 429 })),
    call,
  )
  await expect(ifKnown(lookUp)).rejects.toMatchObject({ kind: 'refused', status: 429 })
})

test('the shopper is asked to try again if a gateway answers with a page', async () => {
  const error = await failure(() => new Response('<p>Bad gateway</p>', { status: 502 }))
  const sentence = 'The store could not answer just now. Please try again.'
  expect(error).toEqual(new ApiError('broken', sentence, 502))
})

test('an unreachable store and a timeout have different messages', async () => {
  const down = await failure(() => Promise.reject(new TypeError('fetch failed')))
  const slow = send({ fetch: silent, origin: '' }, { ...call, patience: 1 })
  await expect(slow).rejects.toMatchObject({ kind: 'timeout' })
  expect(down).toMatchObject({ kind: 'offline' })
})

/** A store that never answers. */
const silent: typeof globalThis.fetch = (_, options) =>
  new Promise((_resolve, reject) => {
    options?.signal?.addEventListener('abort', () => reject(new Error('Aborted')))
  })

test('undefined values are left out of the query', async () => {
  const asked: unknown[] = []
  const fetch = (input: unknown) => {
    asked.push(input)
    return Promise.resolve(Response.json({}))
  }
  const query = { countryCode: 'US', couponCode: undefined }
  await send({ fetch, origin: 'https://store.test' }, { ...call, query })
  expect(asked).toEqual(['https://store.test/get_coupon?countryCode=US'])
})

test('a call of another host leaves the store’s clock alone, and its errors name that host (§7.35)', async () => {
  const other = { ...call, origin: 'https://blog.example' }
  const asked: unknown[] = []
  const dates: unknown[] = []
  let isDown = false
  const transport = {
    origin: 'https://shop.example',
    fetch: (address: unknown) => {
      asked.push(address)
      return isDown ? Promise.reject(new TypeError('down')) : Promise.resolve(Response.json([]))
    },
    onDate: (header: unknown) => void dates.push(header),
  }
  await send(transport, other)
  await send(transport, call)
  expect(asked).toEqual(['https://blog.example/get_coupon', 'https://shop.example/get_coupon'])
  expect(dates).toHaveLength(1)
  isDown = true
  await expect(send(transport, other)).rejects.toThrow('https://blog.example could not be reached.')
  await expect(send(transport, call)).rejects.toThrow('The store could not be reached.')
})

test('calls carry cookies to a store of another origin, and none to other hosts (§7.38)', async () => {
  const asked: unknown[] = []
  const transport = {
    origin: 'https://store.example',
    credentials: 'include' as const,
    fetch: (_address: unknown, options?: RequestInit) => {
      asked.push(options?.credentials)
      return Promise.resolve(Response.json({}))
    },
  }
  await send(transport, call)
  await send(transport, { ...call, origin: 'https://blog.example' })
  expect(asked).toEqual(['include', 'same-origin'])
})
