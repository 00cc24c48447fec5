import { readFileSync } from 'node:fs'
import type { BrowserName, Identifier } from '@mdn/browser-compat-data'
import { expect, test } from 'vitest'
import { deviceCompatibility } from '../../ui/src/content/pages/deviceCompatibility.ts'
import { oldestBrowsers } from '../../ui/src/content/oldestBrowsers.ts'
import { dataOf, isSupported, namesThat } from './supportOf.ts'
import { usedBuiltIns, type BuiltIn } from './usedBuiltIns.ts'

/* The code of the shop uses what the oldest supported browsers have (docs/decisions/400). TypeScript's library limits the
   language to ES2023, but a browser may lack a part of it, and that library has all that the newest browsers know. */

const { safari, chrome, firefox, samsung } = oldestBrowsers
const oldest: readonly (readonly [BrowserName, string])[] = [
  ['safari', safari],
  ['safari_ios', safari],
  ['chrome', chrome],
  ['firefox', firefox],
  ['samsunginternet_android', samsung],
]

/**
 * Functions that the oldest browsers may lack, and the files that may use them all the same. The value says why: the
 * file first tests whether the function exists, or does without it.
 */
const dispensable: Readonly<Record<string, string>> = {
  'requestIdleCallback in storefront/src/frame/fetchAhead.ts': 'it tests for it',
  'Window.requestIdleCallback in storefront/src/effects/visitSite.ts': 'it tests for it',
  'Window.cancelIdleCallback in storefront/src/effects/visitSite.ts': 'it tests for it',
  'Segmenter.segment in rules/src/characters.ts': 'it counts code points instead',
  'Navigator.share in storefront/src/routes/RewardsRoute.tsx': 'it tests for it',
  'Navigator.share in storefront/src/routes/WishlistRoute.tsx': 'it copies the address instead',
  'PerformanceEventTiming in storefront/src/effects/measuring/watchVitals.ts': 'it tests for it',
  'PerformanceEventTiming.processingStart in storefront/src/effects/measuring/watchVitals.ts':
    'it tests for it',
  'Document.fullscreenEnabled in ui/src/commerce/ProductGallery/ProductGallery.tsx':
    'without it there is no button',
  'DocumentOrShadowRoot.fullscreenElement in ui/src/commerce/ProductGallery/ProductGallery.tsx':
    'only the button needs it',
  'Document.exitFullscreen in ui/src/commerce/ProductGallery/ProductGallery.tsx':
    'only the button calls it',
  'Element.requestFullscreen in ui/src/commerce/ProductGallery/ProductGallery.tsx':
    'only the button calls it',
  'KeyboardEvent.isComposing in ui/src/core/isComposing.ts':
    'it also reads the key code, because of Safari',
}

const lackingBrowsers = (data: Identifier) =>
  oldest.filter(([browser, version]) => !isSupported(data, browser, version))
const young = namesThat((data) => lackingBrowsers(data).length > 0)
const lacking = usedBuiltIns(young).flatMap((builtIn) => {
  const data = dataOf(builtIn)
  const browsers = data === undefined ? [] : lackingBrowsers(data)
  return browsers.length === 0
    ? []
    : [{ use: `${nameOf(builtIn)} in ${builtIn.file}`, browsers: browsers.join(' ') }]
})

test('the oldest browsers of the shop have every built-in that its code uses', () => {
  expect(young.has('canParse')).toBe(true)
  expect(lacking.filter(({ use }) => !(use in dispensable))).toEqual([])
})

test('the list of dispensable built-ins names only built-ins that a browser lacks', () => {
  const uses = new Set(lacking.map(({ use }) => use))
  expect(Object.keys(dispensable).filter((use) => !uses.has(use))).toEqual([])
})

test('the README names the browsers of /device-compatibility', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  const rows = [...readme.matchAll(/^\| (.+?) +\| ([\d.]+) +\|/gm)]
  const points = deviceCompatibility.sections.find(({ id }) => id === 'browsers')?.points
  expect(rows.map(([, name, version]) => `${name}: ${version}`)).toEqual(points)
})

function nameOf({ owner, name }: BuiltIn): string {
  return owner === '' ? name : `${owner}.${name}`
}
