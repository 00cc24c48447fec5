import { Suspense, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useStores } from '../hooks/StoresContext.tsx'
import { Boundary } from '../loading/Boundary.tsx'
import { startBusy } from '../loading/busy.ts'
import { partMissing, showPartMissing } from './showPartMissing.ts'

export interface LazyDialogProps {
  /** Whether the dialog should be open. */
  readonly isWanted: boolean
  /** Loading failed and a notice says so. Reset `isWanted`, so that the next press retries. */
  readonly onLoadError: () => void
  /** The dialog. Its code may suspend. */
  readonly children: ReactNode
}

/**
 * Mounts a dialog when it first opens, and keeps it mounted, because it returns the focus on
 * closing. The Suspense boundary mounts with it: a prerendered boundary would have to hydrate
 * first, and a press could come before that.
 */
export function LazyDialog({ isWanted, onLoadError, children }: LazyDialogProps) {
  const { notices } = useStores()
  const [stage, setStage] = useState<'unmounted' | 'mounted' | 'failed'>('unmounted')
  const hasNotice = useRef(false)
  if (stage === 'unmounted' && isWanted) setStage('mounted')
  if (stage === 'failed' && !isWanted) setStage('unmounted')
  if (stage === 'unmounted') return null
  const handleFailure = () => {
    setStage('failed')
    // The shopper has closed it meanwhile.
    if (!isWanted) return
    hasNotice.current = true
    showPartMissing(notices)
    onLoadError()
  }
  const dismissNotice = () => {
    if (hasNotice.current) notices.dismiss(partMissing)
    hasNotice.current = false
  }
  return (
    <Boundary renderFailure={() => null} onFailure={handleFailure}>
      <Suspense fallback={<Busy />}>
        {children}
        <Loaded onLoad={dismissNotice} />
      </Suspense>
    </Boundary>
  )
}

/** Shows nothing itself: a bar of the document says that the dialog is loading. */
function Busy() {
  useEffect(() => startBusy(document), [])
  return null
}

/** A sibling of the dialog in its Suspense boundary. It mounts when the dialog's code is loaded. */
function Loaded({ onLoad }: { readonly onLoad: () => void }) {
  const handleLoad = useEffectEvent(onLoad)
  useEffect(() => handleLoad(), [])
  return null
}
