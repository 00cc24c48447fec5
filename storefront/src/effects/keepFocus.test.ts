// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { keepFocus } from './keepFocus.ts'

let stop: () => void = () => undefined

function show(html: string): void {
  document.body.innerHTML = html
  stop = keepFocus(document)
}

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector)
  if (element === null) throw new Error(`Nothing matches ${selector}`)
  return element
}

/** Mutation observers report after the script that changed the page. */
const reported = () => new Promise<void>((resolve) => queueMicrotask(resolve))

afterEach(() => stop())

test('the focus moves to the nearest ancestor that is left when a button removes itself', async () => {
  show('<main id="main"><section><button>Undo</button></section></main>')
  find('button').focus()
  find('button').remove()
  await reported()
  expect(document.activeElement).toBe(find('section'))
})

test('the focus moves to the button that takes the place of a removed one', async () => {
  show('<header><div><button>Account of Sam</button></div></header><main id="main"></main>')
  find('button').focus()
  const logIn = document.createElement('button')
  find('button').replaceWith(logIn)
  await reported()
  expect(document.activeElement).toBe(logIn)
})

test.each(['dialog', 'alertdialog', 'menu'])(
  'the focus is left to Radix when a %s is removed with everything in it',
  async (role) => {
    show(`<main id="main" tabindex="-1"></main><div role="${role}"><button>Close</button></div>`)
    find('button').focus()
    find(`[role="${role}"]`).remove()
    await reported()
    expect(document.activeElement).toBe(document.body)
  },
)

test('the focus stays in a dialog when a button in it removes itself', async () => {
  show('<main id="main"></main><div role="dialog"><p><button>Undo</button></p></div>')
  find('button').focus()
  find('button').remove()
  await reported()
  expect(document.activeElement).toBe(find('p'))
})
