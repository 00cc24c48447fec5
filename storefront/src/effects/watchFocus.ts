import type { DialogStore } from '../state/dialogs.ts'
import { holdWhileTyping } from './holdWhileTyping.ts'
import { keepFocus } from './keepFocus.ts'

/** The effects that follow the focus, in one lazy chunk. The returned function stops them. */
export function watchFocus(dialogs: DialogStore, document: Document): () => void {
  const stops = [keepFocus(document), holdWhileTyping(dialogs, document)]
  return () => {
    for (const stop of stops) stop()
  }
}
