/** The id of the live region that acknowledges a press before the page answers. It is outside the root. */
export const acknowledgement = 'acknowledgement'

/** Milliseconds. A shorter wait needs no sign. */
const patience = 300

let shown = 0

function show(change: 1 | -1, document: Document) {
  shown += change
  const isBusy = shown > 0
  document.documentElement.toggleAttribute('data-busy', isBusy)
  document
    .getElementById(acknowledgement)
    ?.replaceChildren(...(isBusy ? ['One moment, please'] : []))
}

/**
 * Says that something that was asked for is loading, if that takes longer than 300 ms: a bar at the top of the window,
 * and a sentence for screen readers. The returned function ends it.
 */
export function startBusy(document: Document): () => void {
  let isShown = false
  const timer = setTimeout(() => {
    isShown = true
    show(1, document)
  }, patience)
  return () => {
    clearTimeout(timer)
    if (isShown) show(-1, document)
    isShown = false
  }
}
