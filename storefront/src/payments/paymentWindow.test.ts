import { expect, test } from 'vitest'
import { openPaymentPage, openPaymentWindow } from './paymentWindow.ts'

/** A browser that opens windows, or blocks them. */
function browser(isBlocked = false) {
  const done: string[] = []
  const opened = {
    location: { replace: (page: string) => done.push(`replace ${page}`) },
    close: () => done.push('close'),
  }
  const open = (page: string, name: string) => {
    done.push(`open ${page} in ${name}`)
    return isBlocked ? null : opened
  }
  return { done, window: { open } }
}

test('the empty window is led to the provider’s page, and closed in the end', () => {
  const { done, window } = browser()
  const opened = openPaymentWindow(window)
  opened?.leadTo('/payments/sandbox/one')
  opened?.close()
  expect(done).toEqual(['open  in stemside-payment', 'replace /payments/sandbox/one', 'close'])
})

test('a blocked window is none, and the link then opens the page', () => {
  const { window } = browser(true)
  expect(openPaymentWindow(window)).toBeUndefined()
  expect(openPaymentPage(window, '/page')).toBe(false)
})

test('the link opens the provider’s page in the same window', () => {
  const { done, window } = browser()
  expect(openPaymentPage(window, '/page')).toBe(true)
  expect(done).toEqual(['open /page in stemside-payment'])
})
