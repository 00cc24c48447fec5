import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { useShop } from '../ShopContext.tsx'
import { Boundary } from './Boundary.tsx'
import { NotArrivedError } from './fetchedOnce.ts'

export interface LateProps {
  readonly isWanted: boolean
  /** It could not be fetched, which is told: it shall be wanted no more, so that the next press tries again. */
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
  if (stage === 'unwanted' && isWanted) setStage('wanted')
  if (stage === 'missing' && !isWanted) setStage('unwanted')
  if (stage === 'unwanted') return null
  const giveUp = (error: unknown) => {
    if (error instanceof NotArrivedError) error.forget()
    notices.show({
      id: 'part-missing',
      message:
        'A part of this page could not be fetched. Your cart is safe: please try again, or load the page again.',
      action: { label: 'Load again', onPress: () => window.location.reload() },
    })
    setStage('missing')
    onMissing()
  }
  return (
    <Boundary renderFailure={() => null} onFailure={giveUp}>
      <Suspense>
        {children}
        <Arrived />
      </Suspense>
    </Boundary>
  )
}

/** A part has come: the notice of a missing one has had its time. */
function Arrived() {
  const { notices } = useShop()
  useEffect(() => notices.dismiss('part-missing'), [notices])
  return null
}
