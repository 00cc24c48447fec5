const inputs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'] as const

/** Calls `work` once, at the first input of any kind. The returned function stops waiting. */
export function onFirstInput(
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  work: () => void,
): () => void {
  const stop = () => {
    for (const input of inputs) window.removeEventListener(input, act)
  }
  const act = () => {
    stop()
    work()
  }
  for (const input of inputs) window.addEventListener(input, act, { passive: true })
  return stop
}
