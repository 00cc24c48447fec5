import { expect, it } from 'vitest'
import { readBrowserHints } from './readBrowserHints.ts'

const safari = { userAgent: 'Safari', maxTouchPoints: 5 }

it('user agent and touch points are read in every browser', async () => {
  expect(await readBrowserHints(safari)).toEqual({ userAgent: 'Safari', touchPoints: 5 })
})

it('model, version and memory are read if the browser tells them', async () => {
  const asked: (readonly string[])[] = []
  const chrome = {
    ...safari,
    deviceMemory: 4,
    userAgentData: {
      getHighEntropyValues: (hints: readonly string[]) => {
        asked.push(hints)
        return Promise.resolve({ model: 'SM-X200', platformVersion: '14.0.0' })
      },
    },
  }
  expect(await readBrowserHints(chrome)).toMatchObject({
    model: 'SM-X200',
    platformVersion: '14.0.0',
    memory: 4,
  })
  expect(asked).toEqual([['model', 'platformVersion']])
})

it('user agent and touch points are read if the browser refuses the other hints', async () => {
  const strict = {
    ...safari,
    userAgentData: { getHighEntropyValues: () => Promise.reject(new Error('NotAllowedError')) },
  }
  expect(await readBrowserHints(strict)).toEqual({ userAgent: 'Safari', touchPoints: 5 })
})
