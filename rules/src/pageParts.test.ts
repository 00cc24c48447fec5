import { expect, test } from 'vitest'
import { framePartsAt } from './pageParts.ts'

/* Which pages have header and footer. The popups' pages are tested in popups/popups.test.ts. */

test.for<[path: string, hasHeader: boolean, hasFooter: boolean]>([
  ['/', true, true],
  ['/shop', true, true],
  ['/orboot/earth', true, true],
  ['/tracking', true, true],
  ['/thankyou/ST-1', true, true],
  ['/profile/orders', true, true],
  ['/kickstarter', true, false],
  ['/checkout/guest', true, false],
  ['/payment', true, false],
  ['/cart', true, false],
  ['/cart/', true, false],
  ['/test', true, false],
  ['/2021-product-range', false, false],
  ['/testwithoutlayout', false, false],
  // An unknown page, which has both.
  ['/cart/unknown', true, true],
])('%s has header %s and footer %s (§2.8, §2.22, §2.32, §2.98)', ([path, hasHeader, hasFooter]) => {
  expect(framePartsAt(path)).toMatchObject({ hasHeader, hasFooter })
})

test.for([
  ['/cart', true],
  ['/checkout/guest', true],
  ['/shop', false],
] as const)('on phones, %s has the chat at its end: %s', ([path, isChatAtEnd]) => {
  expect(framePartsAt(path)).toMatchObject({ isChatAtEnd })
})

test.for([
  ['/checkout/guest', true],
  ['/checkout/guest/', true],
  ['/payment', true],
  ['/cart', false],
  ['/', false],
] as const)('the header of %s is slim: %s', ([path, isHeaderSlim]) => {
  expect(framePartsAt(path)).toMatchObject({ isHeaderSlim })
})
