import { MissingPart } from '@stemside/ui/shell/MissingPart'
import { Suspense, type ReactNode } from 'react'
import { Boundary } from './Boundary.tsx'

export interface PartProps {
  /** Its name, as the subject of "could not be shown", such as "The reviews". */
  readonly what: string
  /** Shown until its code has loaded. */
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

/**
 * A part of a page in a chunk of its own. If the chunk fails to load, a message takes its place.
 */
export function Part({ what, fallback, children }: PartProps) {
  return (
    <Boundary
      renderFailure={({ retry, isRetrying }) => (
        <MissingPart what={what} onRetry={retry} isLoading={isRetrying} />
      )}
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </Boundary>
  )
}
