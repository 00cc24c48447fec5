import { useEffect, useState } from 'react'
import { Button } from '../../core/Button/index.ts'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'

export interface ResendCodeProps {
  /** How often a code was sent again; each restarts the countdown. */
  readonly codesSent: number
  /** Seconds until another code can be requested. */
  readonly after: number
  readonly isLoading: boolean
  readonly onResend: () => void
}

/** A button that requests another code, after a countdown. */
export function ResendCode({ codesSent, after, isLoading, onResend }: ResendCodeProps) {
  const [left, setLeft] = useState(after)
  const [countdownOf, setCountdownOf] = useState(codesSent)
  // A new React key would restart the countdown too, but the button would lose the focus.
  if (countdownOf !== codesSent) {
    setCountdownOf(codesSent)
    setLeft(after)
  }
  const isWaiting = left > 0
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1000)
    return () => clearInterval(timer)
  }, [isWaiting])
  return (
    <>
      <Button
        variant="soft"
        size="large"
        isWide
        aria-disabled={isWaiting || isLoading || undefined}
        onClick={() => {
          if (!isWaiting && !isLoading) onResend()
        }}
      >
        {isWaiting ? `Send a new code in ${left} s` : 'Send a new code'}
      </Button>
      <VisuallyHidden aria-live="polite">
        {/* Empty while a code is being sent, so that each code is announced. */}
        {codesSent > 0 && !isLoading && 'A new code is on its way.'}
      </VisuallyHidden>
    </>
  )
}
