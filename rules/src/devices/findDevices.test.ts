import { describe, expect, it } from 'vitest'
import { findDevices, type DeviceName } from './findDevices.ts'

const devices: readonly DeviceName[] = [
  { maker: 'Apple', model: 'iPad (9th generation, 2021)', alsoCalled: ['iPad 9'] },
  { maker: 'Apple', model: 'iPad (10th generation, 2022)', alsoCalled: ['iPad 10'] },
  { maker: 'Apple', model: 'iPad Pro 12.9 (2021)' },
  { maker: 'Apple', model: 'iPhone 13' },
  { maker: 'Samsung', model: 'Galaxy Tab A8 10.5', alsoCalled: ['SM-X200'] },
  { maker: 'Samsung', model: 'Galaxy S10' },
]

describe('finding a device by what was typed (§2.11)', () => {
  it.each<[string, readonly string[]]>([
    ['iPhone 13', ['iPhone 13']],
    ['  apple IPHONE   13 ', ['iPhone 13']],
    ['13 iphone', ['iPhone 13']],
    ['iPad 9', ['iPad (9th generation, 2021)']],
    ['ipad 9th gen', ['iPad (9th generation, 2021)']],
    ['ipad 9 generation', ['iPad (9th generation, 2021)']],
    ['iPad 10', ['iPad (10th generation, 2022)']],
    ['ipad pro', ['iPad Pro 12.9 (2021)']],
    ['ipad 12.9', ['iPad Pro 12.9 (2021)']],
    ['Galaxy Tab A8', ['Galaxy Tab A8 10.5']],
    ['sm-x200', ['Galaxy Tab A8 10.5']],
    ['samsung', ['Galaxy Tab A8 10.5', 'Galaxy S10']],
    [
      'ipad',
      ['iPad (9th generation, 2021)', 'iPad (10th generation, 2022)', 'iPad Pro 12.9 (2021)'],
    ],
    ['ipad 1', []],
    ['iPhone 13 Pro', []],
    ['iPhone 130', []],
    ['Fairphone 5', []],
    ['', []],
    [' ?! ', []],
  ])('%j finds %j', (typed, models) => {
    expect(findDevices(devices, typed).map(({ model }) => model)).toEqual(models)
  })
})
