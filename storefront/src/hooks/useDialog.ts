import { useCallback, useState, useSyncExternalStore } from 'react'
import { subscribe } from 'valtio'
import type { DialogId, DialogOf } from '../state/dialogs.ts'
import { useStores } from './StoresContext.tsx'

/**
 * Whether one of these dialogs is open; none is on a prerendered page. Renders again only when this
 * changes.
 */
export function useIsOpen(...ids: readonly DialogId[]): boolean {
  const { dialogs } = useStores()
  return useSyncExternalStore(
    useSubscribe(),
    () => dialogs.isOpen(...ids),
    () => false,
  )
}

export interface UsedDialog<Id extends DialogId> {
  readonly isOpen: boolean
  /** The dialog's props; while it closes, its last ones. Undefined before it first opens. */
  readonly props: DialogOf<Id> | undefined
  readonly close: () => void
}

/** The state of one dialog, for the panel that shows it. */
export function useDialog<Id extends DialogId>(id: Id): UsedDialog<Id> {
  const { dialogs } = useStores()
  const open = useSyncExternalStore(
    useSubscribe(),
    () => dialogs.find(id),
    () => undefined,
  )
  const [last, setLast] = useState(open)
  if (open !== undefined && open !== last) setLast(open)
  const close = useCallback(() => dialogs.close(id), [dialogs, id])
  return { isOpen: open !== undefined, props: open ?? last, close }
}

function useSubscribe() {
  const { dialogs } = useStores()
  return useCallback((onChange: () => void) => subscribe(dialogs.state, onChange), [dialogs])
}
