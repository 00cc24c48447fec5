import { Component, type ReactNode } from 'react'
import { ChunkLoadError } from './fetchedOnce.ts'

export interface BoundaryProps {
  /** Shown in place of the children after an error. */
  readonly renderFailure: (failure: Failure) => ReactNode
  /** Called once for each error. */
  readonly onFailure?: () => void
  readonly children: ReactNode
}

interface Failure {
  readonly error: unknown
  /** Renders the children again. If a chunk failed to load, it loads the chunk first. */
  readonly retry: () => void
  /** The chunk is being loaded again. */
  readonly isRetrying: boolean
}

interface BoundaryState {
  readonly failure: { readonly error: unknown } | undefined
  readonly isRetrying: boolean
  /** How often the children were rendered anew, because something else had moved their nodes. */
  readonly repairs: number
}

/** More repairs than any translator or extension needs: then the fault is ours. */
const mostRepairs = 5

/** React did not find a node where it had put it: a translator or an extension has changed the page. */
function isRepairable(error: unknown, repairs: number): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError' && repairs < mostRepairs
}

/**
 * Catches errors of its children, so that the rest of the page stays (specification §4, "Error boundary"). Children
 * whose nodes something else has taken from the page are rendered anew (docs/decisions/399).
 */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: undefined, isRetrying: false, repairs: 0 }
  #isGone = false

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error }, isRetrying: false }
  }

  override componentDidMount(): void {
    this.#isGone = false
  }

  override componentDidCatch(error: unknown): void {
    const { repairs } = this.state
    if (isRepairable(error, repairs)) {
      this.setState({ failure: undefined, repairs: repairs + 1 })
      return
    }
    if (error instanceof ChunkLoadError) error.forget()
    this.props.onFailure?.()
  }

  override componentWillUnmount(): void {
    this.#isGone = true
  }

  readonly #retry = async () => {
    const error = this.state.failure?.error
    if (error instanceof ChunkLoadError) {
      this.setState({ isRetrying: true })
      const isIn = await error.fetchAgain()
      // The chunk is missing although the shop answers: its files have changed, or the browser
      // caches the failure.
      const isStale = !isIn && (await doesShopAnswer())
      if (this.#isGone) return
      if (isStale) window.location.reload()
      if (!isIn) {
        this.setState({ isRetrying: false })
        return
      }
    }
    this.setState({ failure: undefined, isRetrying: false })
  }

  override render(): ReactNode {
    const { failure, isRetrying, repairs } = this.state
    if (failure === undefined) return this.props.children
    const { error } = failure
    // Takes the children away until `componentDidCatch`, before the next paint.
    if (isRepairable(error, repairs)) return null
    return this.props.renderFailure({ error, retry: () => void this.#retry(), isRetrying })
  }
}

async function doesShopAnswer(): Promise<boolean> {
  try {
    return (await fetch(window.location.href, { method: 'HEAD' })).ok
  } catch {
    return false
  }
}
