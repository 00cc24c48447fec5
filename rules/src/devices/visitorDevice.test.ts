import { describe, expect, it } from 'vitest'
import type { DeviceName } from './findDevices.ts'
import type { Device } from './judgeDevice.ts'
import { visitorDevice, type BrowserHints } from './visitorDevice.ts'

const like = (system: string) => `Mozilla/5.0 (${system}) AppleWebKit/605.1 (KHTML, like Gecko)`
const iphone = like('iPhone; CPU iPhone OS 18_5 like Mac OS X')
const oldIpad = like('iPad; CPU OS 12_5 like Mac OS X')
const mac = like('Macintosh; Intel Mac OS X 10_15_7')
const chromePhone = `${like('Linux; Android 10; K')} Chrome/140.0.0.0 Mobile Safari/537.36`
const chromeTablet = `${like('Linux; Android 10; K')} Chrome/140.0.0.0 Safari/537.36`
const firefoxPhone = 'Mozilla/5.0 (Android 13; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'

const known: readonly (DeviceName & Device)[] = [
  {
    maker: 'Samsung',
    model: 'Galaxy Tab A8 10.5',
    alsoCalled: ['SM-X200'],
    kind: 'tablet',
    system: 'Android',
    version: 14,
    inches: 10.5,
    memory: 3,
  },
]

describe('the device that a page is read on (§2.11)', () => {
  it.each<[string, Omit<BrowserHints, 'touchPoints'>, number, string, Device]>([
    [
      'an iPhone',
      { userAgent: iphone },
      5,
      'iPhone',
      { kind: 'phone', system: 'iOS', version: 18.5 },
    ],
    [
      'an iPhone without version',
      { userAgent: 'iPhone' },
      5,
      'iPhone',
      { kind: 'phone', system: 'iOS' },
    ],
    [
      'an old iPad',
      { userAgent: oldIpad },
      5,
      'iPad',
      { kind: 'tablet', system: 'iOS', version: 12.5 },
    ],
    [
      'an iPad whose Safari calls itself a Mac',
      { userAgent: `${mac} Version/16.7 Safari/605.1.15` },
      5,
      'iPad',
      { kind: 'tablet', system: 'iOS', version: 16.7, versionFrom: 13 },
    ],
    [
      'an iPad whose other browser calls itself a Mac',
      { userAgent: `${mac} CriOS/140.0.0.0 Version/11.1.1 Safari/605.1.15` },
      5,
      'iPad',
      { kind: 'tablet', system: 'iOS', versionFrom: 13 },
    ],
    [
      'a phone of which Chrome hides all',
      { userAgent: chromePhone, model: '', platformVersion: '' },
      5,
      'Android phone',
      { kind: 'phone', system: 'Android' },
    ],
    [
      'a phone without hints',
      { userAgent: chromePhone },
      5,
      'Android phone',
      { kind: 'phone', system: 'Android' },
    ],
    [
      'a tablet that tells version and memory',
      { userAgent: chromeTablet, platformVersion: '14.0.0', memory: 4 },
      5,
      'Android tablet',
      { kind: 'tablet', system: 'Android', version: 14, memory: 4 },
    ],
    [
      'a rounded memory of 2 GB, which can be 3',
      { userAgent: chromeTablet, platformVersion: '9', memory: 2 },
      5,
      'Android tablet',
      { kind: 'tablet', system: 'Android', version: 9 },
    ],
    [
      'Firefox, which tells the version',
      { userAgent: firefoxPhone },
      5,
      'Android phone',
      { kind: 'phone', system: 'Android', version: 13 },
    ],
    [
      'a model that is not in the list',
      { userAgent: chromePhone, model: 'Fairphone 5' },
      5,
      'Fairphone 5',
      { kind: 'phone', system: 'Android' },
    ],
    [
      'a word that is only a part of a known name',
      { userAgent: chromeTablet, model: 'Galaxy Tab' },
      5,
      'Galaxy Tab',
      { kind: 'tablet', system: 'Android' },
    ],
    [
      'a known model, with the version that it has',
      { userAgent: chromeTablet, model: 'SM-X200', platformVersion: '13.0.0' },
      5,
      'Samsung Galaxy Tab A8 10.5',
      { kind: 'tablet', system: 'Android', version: 13, inches: 10.5, memory: 3 },
    ],
    [
      'a known model without version',
      { userAgent: chromeTablet, model: 'SM-X200' },
      5,
      'Samsung Galaxy Tab A8 10.5',
      { kind: 'tablet', system: 'Android', version: 14, inches: 10.5, memory: 3 },
    ],
  ])('%s is named $3', (_, hints, touchPoints, name, device) => {
    expect(visitorDevice({ ...hints, touchPoints }, known)).toEqual({
      what: 'device',
      name,
      device,
    })
  })

  it.each([
    ['a Mac', mac, 0, 'computer'],
    ['a PC with a touch screen', like('Windows NT 10.0; Win64; x64'), 10, 'computer'],
    ['a Linux machine without touch', like('X11; Linux x86_64'), 0, 'computer'],
    ['a Chromebook', like('X11; CrOS x86_64 14541.0.0'), 0, 'computer'],
    [
      'a Linux machine, which can be an Android tablet that asks for desktop pages',
      like('X11; Linux x86_64'),
      5,
      'unknown',
    ],
    ['a browser that tells nothing', '', 0, 'unknown'],
  ])('%s is read as $3', (_, userAgent, touchPoints, what) => {
    expect(visitorDevice({ userAgent, touchPoints })).toEqual({ what })
  })
})
