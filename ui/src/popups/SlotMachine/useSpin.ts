import { slotTimes } from '@stemside/rules'
import { useEffect, useEffectEvent, useState } from 'react'

/** The lever waits at the top; the reels spin; they stand still until the result. */
export type SpinPhase = 'ready' | 'spinning' | 'stopped'

/** One spin: 2 s after `spin` the reels stand still, and 4 s after it `onResult` is called. Source: specification §4. */
export function useSpin(onResult: () => void): {
  readonly phase: SpinPhase
  readonly spin: () => void
} {
  const [phase, setPhase] = useState<SpinPhase>('ready')
  const tellResult = useEffectEvent(onResult)
  useEffect(() => {
    if (phase === 'ready') return undefined
    const timer =
      phase === 'spinning'
        ? setTimeout(() => setPhase('stopped'), slotTimes.spin)
        : setTimeout(() => tellResult(), slotTimes.result - slotTimes.spin)
    return () => clearTimeout(timer)
  }, [phase])
  return { phase, spin: () => setPhase((now) => (now === 'ready' ? 'spinning' : now)) }
}
