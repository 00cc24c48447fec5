import { expect, test } from 'vitest'
import { createPaymentWindow } from './paymentWindow.ts'

/** A browser that opens windows, or blocks them. */
function browser({ isBlocked = false, isCrossOrigin = false } = {}) {
  const done: string[] = []
  const opened = {
    closed: false,
    document: {
      set title(text: string) {
        if (isCrossOrigin) throw new DOMException('Blocked', 'SecurityError')
        done.push(`title ${text}`)
      },
    },
    location: { replace: (page: string) => done.push(`replace ${page}`) },
    focus: () => done.push('focus'),
    close: () => {
      opened.closed = true
      done.push('close')
    },
  }
  const open = (page: string, name: string) => {
    done.push(`open ${page} in ${name}`)
    opened.closed = false
    return isBlocked ? null : opened
  }
  return { done, opened, window: { open } }
}

test('the empty window is led to the provider’s page, and closed in the end', () => {
  const { done, window } = browser()
  const payment = createPaymentWindow('stemside-order')
  payment.openEmpty(window)
  payment.leadTo('/page')
  payment.close()
  payment.close()
  expect(done).toEqual([
    'open  in stemside-order',
    'title Opening PayPal',
    'replace /page',
    'close',
  ])
})

test('a window that is still open from an earlier payment is sent to the new page', () => {
  const { done, window } = browser({ isCrossOrigin: true })
  const payment = createPaymentWindow('stemside-order')
  payment.openEmpty(window)
  payment.leadTo('/page')
  expect(done).toEqual(['open  in stemside-order', 'replace /page'])
})

test('if the browser blocks windows, the link’s own tab shows the page', () => {
  const { done, window } = browser({ isBlocked: true })
  const payment = createPaymentWindow('stemside-order')
  payment.openEmpty(window)
  payment.leadTo('/page')
  expect(payment.show(window, '/page')).toBe(false)
  payment.close()
  expect(done).toEqual(['open  in stemside-order', 'open /page in stemside-order'])
})

test('the window that the link has opened is closed in the end', () => {
  const { done, window } = browser()
  const payment = createPaymentWindow('stemside-order')
  expect(payment.show(window, '/page')).toBe(true)
  payment.close()
  expect(done).toEqual(['open /page in stemside-order', 'close'])
})

test('the link shows an open window as it is, and opens a closed one again', () => {
  const { done, opened, window } = browser()
  const payment = createPaymentWindow('stemside-order')
  payment.openEmpty(window)
  done.length = 0
  expect(payment.show(window, '/page')).toBe(true)
  expect(done).toEqual(['focus'])
  opened.closed = true
  expect(payment.show(window, '/page')).toBe(true)
  expect(done).toEqual(['focus', 'open /page in stemside-order'])
})
