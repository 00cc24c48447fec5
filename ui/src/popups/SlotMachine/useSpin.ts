import { slotTimes } from '@stemside/rules'
import { useEffect, useEffectEvent, useState } from 'react'

/** The lever waits; the reels spin; the reels have stopped and the result is coming. */
export type SpinPhase = 'ready' | 'spinning' | 'stopped'

/**
 * One spin: the reels stop 2 s after `spin`, and `onResult` is called 4 s after it. Source:
 * specification §4.
 */
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
