// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { addChatScript } from './addChatScript.ts'

/* The chat of another company (§7.37). `whileAllowed` adds it after consent and its delay, and stops it. */

const address = 'https://chat.example/widget.js'

function add() {
  const reloads: string[] = []
  const location = { reload: () => void reloads.push('reload') }
  const stop = addChatScript(address, { document, location })
  const script = document.querySelector(`script[src="${address}"]`)
  const fire = (event: 'load' | 'error') => {
    script?.dispatchEvent(new Event(event))
    script?.remove()
  }
  return { reloads, stop, fire }
}

test('a chat that has run is ended by a reload of the page', () => {
  const { reloads, stop, fire } = add()
  fire('load')
  expect(reloads).toEqual([])
  stop()
  expect(reloads).toEqual(['reload'])
})

test('a chat that is still loading is ended by a reload, before it runs', () => {
  const { reloads, stop, fire } = add()
  stop()
  expect(reloads).toEqual(['reload'])
  fire('load')
  expect(reloads).toEqual(['reload'])
})

test('a chat that does not load needs no reload', () => {
  const { reloads, stop, fire } = add()
  fire('error')
  stop()
  expect(reloads).toEqual([])
})
