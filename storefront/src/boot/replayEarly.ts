import type { EarlyAction } from './early.ts'

/** Repeats in order what the shopper did before the page was hydrated. */
export async function replayEarly(): Promise<void> {
  const actions = window.takeEarlyActions?.() ?? []
  for (const action of actions) {
    replay(action)
    // Let React render this change first, because the next one may depend on it.
    await new Promise((resolve) => setTimeout(resolve))
  }
}

function replay({ type, target, value }: EarlyAction): void {
  if (target instanceof HTMLFormElement) {
    target.requestSubmit()
  } else if (type === 'press') {
    target.click()
  } else if (target instanceof HTMLInputElement && typeof value === 'boolean') {
    // React ignores a value that equals the one it last set, so set another value first.
    target.checked = !value
    target.click()
  } else {
    Reflect.set(target, 'value', value === '' ? ' ' : '')
    // The setter of the prototype, because React has replaced the element's own.
    Reflect.set(Object.getPrototypeOf(target), 'value', value, target)
    const left = target === document.activeElement ? [] : ['focusout']
    for (const event of ['input', 'change', ...left]) {
      target.dispatchEvent(new Event(event, { bubbles: true }))
    }
  }
}
