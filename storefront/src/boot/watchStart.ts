/** What `watchStart` needs from other files. Its text is copied into the page, so it cannot import. */
export interface WatchStartOptions {
  /** The id of the shop's script element. */
  readonly script: string
  /** The id of the `noscript` element. Its words say how to order without JavaScript. */
  readonly words: string
  /** The id that the note gets. The note shows these words if the shop does not start. */
  readonly note: string
  /** What the note says before these words. */
  readonly sentence: string
  /** The path of the folder of the shop's scripts, with slashes. */
  readonly folder: string
  /** How long the shop may take to start once the page was loaded, in milliseconds. */
  readonly patience: number
}

declare global {
  interface Window {
    /** Says that the shop cannot start. Missing if the page was not prerendered. */
    failStart?: () => void
  }
  interface WindowEventMap {
    /** The shop cannot start. */
    startfailed: Event
  }
}

/**
 * Runs first in the page's head. It shows the words that a page without JavaScript has, with phone and email, in two
 * cases:
 *
 * - The shop cannot start: the browser knows no modules, a file of the shop's script cannot be loaded or throws while it
 *   runs, or the shop calls `failStart`. `watchStart` then also fires `startfailed`, which ends the recording of presses.
 * - The page is not ready some seconds after the browser has loaded it completely. The shop may still start, and then
 *   removes the words.
 *
 * Until the page is ready, it stops each form without an action: sending it would put what was typed into the address.
 *
 * Browsers that are too old for the shop must be able to read it, so it has only syntax and functions of 2015.
 */
export function watchStart(options: WatchStartOptions): void {
  const page = document.documentElement
  const isReady = () => page.hasAttribute('data-ready')
  let words = ''
  let hasRun = false
  let hasFailed = false
  // React empties a `noscript` that it renders, so they are read before.
  const readWords = () => {
    const element = document.getElementById(options.words)
    words = (element && element.textContent) || words
  }
  document.addEventListener('readystatechange', readWords)
  const say = () => {
    if (isReady() || document.getElementById(options.note) !== null) return
    readWords()
    // Not a div: if the shop starts later, React would take it for the page's own.
    const note = document.createElement('section')
    note.id = options.note
    note.setAttribute('role', 'alert')
    // Sticky, because a visitor who has scrolled down must see the note too.
    note.style.cssText = 'position: sticky; top: 0; z-index: calc(var(--layer-header) + 1)'
    note.innerHTML = words
    const place = note.querySelector('p') || note
    place.insertBefore(document.createTextNode(options.sentence), place.firstChild)
    document.body.insertBefore(note, document.body.firstChild)
  }
  const fail = () => {
    if (hasFailed || isReady()) return
    hasFailed = true
    say()
    window.dispatchEvent(new Event('startfailed'))
  }
  window.failStart = fail
  const isShop = (target: EventTarget | null) =>
    target instanceof HTMLScriptElement && target.id === options.script
  window.addEventListener(
    'error',
    (event) => {
      const file = event instanceof ErrorEvent && !hasRun ? event.filename : ''
      if (isShop(event.target) || file.indexOf(location.origin + options.folder) === 0) fail()
    },
    true,
  )
  document.addEventListener(
    'load',
    (event) => {
      if (isShop(event.target)) hasRun = true
    },
    true,
  )
  window.addEventListener('load', () => setTimeout(say, options.patience))
  document.addEventListener(
    'submit',
    (event) => {
      const isOurs = event.target instanceof Element && !event.target.hasAttribute('action')
      if (isOurs && !isReady()) event.preventDefault()
    },
    true,
  )
  if (!('noModule' in document.createElement('script')))
    document.addEventListener('DOMContentLoaded', fail)
}
