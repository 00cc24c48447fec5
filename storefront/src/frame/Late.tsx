import { Suspense, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useShop } from '../hooks/ShopContext.tsx'
import { Boundary } from '../loading/Boundary.tsx'
import { partMissing, showPartMissing } from './showPartMissing.ts'

export interface LateProps {
  readonly isWanted: boolean
  /** It cannot be shown, which is told: it shall be wanted no more, so that the next press tries again. */
  readonly onMissing: () => void
  readonly children: ReactNode
}

/**
 * A dialog from the first time on that it is wanted: when it closes it must stay to give the focus
 * back. Its boundary comes with it: one that was prerendered empty would have to hydrate first, and a
 * press in between would meet it half-way.
 */
export function Late({ isWanted, onMissing, children }: LateProps) {
  const { notices } = useShop()
  const [stage, setStage] = useState<'unwanted' | 'wanted' | 'missing'>('unwanted')
  const hasTold = useRef(false)
  if (stage === 'unwanted' && isWanted) setStage('wanted')
  if (stage === 'missing' && !isWanted) setStage('unwanted')
  if (stage === 'unwanted') return null
  const giveUp = () => {
    setStage('missing')
    // Nobody waits for it any more.
    if (!isWanted) return
    hasTold.current = true
    showPartMissing(notices)
    onMissing()
  }
  const takeBack = () => {
    if (hasTold.current) notices.dismiss(partMissing)
    hasTold.current = false
  }
  return (
    <Boundary renderFailure={() => null} onFailure={giveUp}>
      <Suspense>
        {children}
        <Arrived onArrival={takeBack} />
      </Suspense>
    </Boundary>
  )
}

/** Stands beside the dialog, and so comes with it. */
function Arrived({ onArrival }: { readonly onArrival: () => void }) {
  const arrive = useEffectEvent(onArrival)
  useEffect(() => arrive(), [])
  return null
}
