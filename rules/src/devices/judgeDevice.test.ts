import { describe, expect, it } from 'vitest'
import { judgeDevice, type Device, type DeviceNeeds } from './judgeDevice.ts'

const board: DeviceNeeds = {
  kinds: ['tablet'],
  ios: 13,
  android: 8,
  memory: 3,
  inches: { from: 8, to: 11 },
}
const groove: DeviceNeeds = { kinds: ['phone', 'tablet'], ios: 13, android: 8, inches: { to: 11 } }
const any: DeviceNeeds = { kinds: ['phone', 'tablet'], ios: 13, android: 8 }

const ipad: Device = { kind: 'tablet', system: 'iOS', version: 18, inches: 10.2 }
const galaxy: Device = { kind: 'tablet', system: 'Android', version: 14, inches: 10.5, memory: 3 }
const no = (...facts: string[]) => ({ answer: 'no', facts })
const check = (...facts: string[]) => ({ answer: 'check', facts })

describe('whether an app runs on a device (§2.11)', () => {
  it.each<[string, Device, DeviceNeeds, object]>([
    ['an iPad, whose memory is never asked for', ipad, board, { answer: 'yes' }],
    ['an Android tablet', galaxy, board, { answer: 'yes' }],
    ['the oldest iPadOS', { ...ipad, version: 13 }, board, { answer: 'yes' }],
    ['an older iPadOS', { ...ipad, version: 12 }, board, no('system')],
    ['the oldest Android', { ...galaxy, version: 8 }, board, { answer: 'yes' }],
    ['an older Android', { ...galaxy, version: 7 }, board, no('system')],
    ['a phone where a tablet is needed', { ...ipad, kind: 'phone' }, board, no('kind')],
    ['too little memory', { ...galaxy, memory: 2 }, board, no('memory')],
    ['memory that the app does not ask for', { ...galaxy, memory: 2 }, groove, { answer: 'yes' }],
    ['the smallest screen', { ...ipad, inches: 8 }, board, { answer: 'yes' }],
    ['a smaller screen', { ...ipad, inches: 7.9 }, board, no('screen')],
    ['the largest screen', { ...ipad, inches: 11 }, groove, { answer: 'yes' }],
    ['a larger screen', { ...ipad, inches: 12.9 }, groove, no('screen')],
    [
      'a phone of unknown size, if only large screens do not fit',
      { kind: 'phone', system: 'iOS', version: 18 },
      groove,
      { answer: 'yes' },
    ],
    ['a screen of any size', { ...ipad, inches: 14.6 }, any, { answer: 'yes' }],
    [
      'all misfits at once',
      { ...galaxy, kind: 'phone', version: 5, inches: 5, memory: 1 },
      board,
      no('kind', 'system', 'memory', 'screen'),
    ],
    [
      'nothing known but kind and system',
      { kind: 'tablet', system: 'Android' },
      board,
      check('system', 'memory', 'screen'),
    ],
    [
      'unknown facts that the app does not ask for',
      { kind: 'phone', system: 'iOS', version: 18 },
      any,
      { answer: 'yes' },
    ],
    [
      'a version that is certainly new enough',
      { kind: 'tablet', system: 'iOS', versionFrom: 13 },
      any,
      { answer: 'yes' },
    ],
    [
      'a version that may be too old',
      { kind: 'tablet', system: 'iOS', versionFrom: 13 },
      { ...any, ios: 16.4 },
      check('system'),
    ],
    ['a misfit beside unknown facts', { kind: 'phone', system: 'iOS' }, board, no('kind')],
  ])('%s: $3', (_, device, needs, expected) => {
    expect(judgeDevice(device, needs)).toEqual(expected)
  })
})
