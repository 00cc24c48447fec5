import { MissingPart } from '@stemside/ui/shell/MissingPart'
import { Suspense, type ReactNode } from 'react'
import { Boundary } from './Boundary.tsx'

export interface PartProps {
  /** What it is, as the subject of "could not be shown", such as "The reviews". */
  readonly what: string
  /** Stands there until its code is in. */
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

/** A part of a page in a chunk of its own. If it fails, a message stands in its place. */
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
